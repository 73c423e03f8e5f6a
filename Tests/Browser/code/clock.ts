/* A clock that calls back. */
import { hands, type Hand } from "./hands.js";

export interface Tick<T extends number = number> {
  readonly minutes: T;
  label?: string;
}

type Listener = (tick: Tick) => void | Promise<void>;

enum Half { Before = "am", After = "pm" }

/** Tells every listener. */
export abstract class Clock implements Iterable<Hand> {
  static #count = 0;
  private listeners = new Set<Listener>();

  constructor(protected minutes: number, public readonly name = `clock ${Clock.#count++}`) {}

  get half(): Half {
    return this.minutes < 12 * 60 ? Half.Before : Half.After;
  }

  async turn(by: number): Promise<boolean> {
    const before = this.minutes;
    this.minutes = (((before + by) % 1440) + 1440) % 1440;
    for (const listener of this.listeners) {
      await listener({ minutes: this.minutes, label: /^a\/[/]b$/u.test(this.name) ? "x" : undefined });
    }
    return before !== this.minutes;
  }

  *[Symbol.iterator](): Iterator<Hand> {
    yield* hands as unknown as Hand[];
  }
}

declare const all: Record<string, Clock | null>;
export default all satisfies object;
