#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Threads that work through a row of items, while the one that called them takes the results in the order of the items.
/// However many there are, what is taken, and when, is the same; only so many results wait at a time that memory does not
/// grow with the row.
struct Crew: Sendable {
    /// How many threads work, the calling one among them.
    let size: Int

    /// Results that wait for one before them, for each thread.
    private static let reach = 8
    /// As much as the first thread of a program has: texts may be nested deeply.
    fileprivate static let stackSize = 8 << 20

    /// - Parameter size: How many threads; nil for as many as the machine lets this program run at once.
    init(size: Int? = nil) { self.size = max(1, size ?? Machine.processors) }

    /// Works through a row.
    /// - Parameters:
    ///   - make: Makes something of an item, on any thread.
    ///   - take: Is given what was made, in order, on the calling thread. When it throws, no more is begun.
    func forEach<Item: Sendable, Product>(
        _ items: [Item], make: @escaping @Sendable (Item) -> Product, take: (Product) throws -> Void
    ) rethrows {
        guard size > 1, items.count > 1 else {
            for item in items { try take(make(item)) }
            return
        }
        let row = Row(of: items.count, reach: Self.reach * size) { make(items[$0]) }
        let threads = (1..<min(size, items.count)).compactMap { _ in Self.start { row.help() } }
        defer {
            row.stop()
            for thread in threads { pthread_join(thread, nil) }
        }
        for number in items.indices { try take(row.product(number)) }
    }

    /// What a thread does, where C can hold it.
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; nil where the system gives none, and the others do its work.
    private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let work = Unmanaged.passRetained(Work(run))
        #if canImport(Glibc)
            var thread = pthread_t()
            let status = pthread_create(&thread, &attributes, { Crew.work($0) }, work.toOpaque())
        #else
            var thread: pthread_t?
            let status = pthread_create(&thread, &attributes, { Crew.work($0) }, work.toOpaque())
        #endif
        guard status == 0 else {
            work.release()
            return nil
        }
        return thread
    }

    private static func work(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
    }
}

/// The products of a row of items: those that wait, and which item comes next. The lock guards all that changes, so it can be
/// shared; a product is handed from the thread that made it to the one that takes it, and never in two hands.
private final class Row<Product>: @unchecked Sendable {
    private let count: Int
    private let reach: Int
    private let make: @Sendable (Int) -> Product
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// By the number of the item, less whole rounds of `reach`.
    private var waiting: [Product?]
    /// How many were begun, and how many taken.
    private var begun = 0
    private var taken = 0
    private var isStopped = false

    init(of count: Int, reach: Int, _ make: @escaping @Sendable (Int) -> Product) {
        (self.count, self.reach, self.make) = (count, reach, make)
        waiting = Array(repeating: nil, count: reach)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(news, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        pthread_cond_destroy(news)
        lock.deallocate()
        news.deallocate()
    }

    /// Makes products until there is nothing left to begin.
    func help() {
        pthread_mutex_lock(lock)
        while !isStopped, begun < count {
            if begun < taken + reach { makeNext() } else { pthread_cond_wait(news, lock) }
        }
        pthread_mutex_unlock(lock)
    }

    /// Gives away the product of an item, the one after the last. As long as it is not there, others are made.
    func product(_ number: Int) -> Product {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            if let product = waiting[number % reach] {
                waiting[number % reach] = nil
                taken = number + 1
                pthread_cond_broadcast(news)
                return product
            }
            if begun < min(count, taken + reach) { makeNext() } else { pthread_cond_wait(news, lock) }
        }
    }

    func stop() {
        pthread_mutex_lock(lock)
        isStopped = true
        pthread_cond_broadcast(news)
        pthread_mutex_unlock(lock)
    }

    /// Makes the next product. The lock is held before and after, not meanwhile.
    private func makeNext() {
        let number = begun
        begun += 1
        pthread_mutex_unlock(lock)
        let product = make(number)
        pthread_mutex_lock(lock)
        waiting[number % reach] = product
        pthread_cond_broadcast(news)
    }
}
