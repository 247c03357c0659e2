#if PostgreSQL
import Foundation
import ShoppingDatabase
import ShoppingFeatures

/// The tables of the shop, and their versions.
enum PostgreSQLSchema {
    /// The steps from one version to the next.
    ///
    /// Do not change a step that a shop may have run.
    static let steps: [StaticString] = [
        """
        CREATE TABLE product (
            id bigint PRIMARY KEY, name text NOT NULL, price bigint NOT NULL, summary text NOT NULL, picture text NOT NULL
        );
        CREATE TABLE cartLine (
            visitor text NOT NULL, productID bigint NOT NULL REFERENCES product,
            quantity bigint NOT NULL CHECK (quantity > 0), position bigint GENERATED ALWAYS AS IDENTITY,
            PRIMARY KEY (visitor, productID)
        );
        CREATE TABLE purchase (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, visitor text NOT NULL, total bigint NOT NULL,
            placedAt timestamptz NOT NULL DEFAULT date_trunc('second', now())
        );
        CREATE INDEX purchaseOfVisitor ON purchase (visitor, id);
        CREATE TABLE purchaseLine (
            purchaseID bigint NOT NULL REFERENCES purchase, productID bigint NOT NULL REFERENCES product,
            quantity bigint NOT NULL, price bigint NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY,
            PRIMARY KEY (purchaseID, productID)
        );
        CREATE TABLE favorite (
            visitor text NOT NULL, productID bigint NOT NULL REFERENCES product,
            position bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (visitor, productID)
        );
        CREATE TABLE profile (visitor text PRIMARY KEY, username text NOT NULL CHECK (username <> ''));
        CREATE TABLE setting (
            visitor text NOT NULL, name text NOT NULL, isOn boolean NOT NULL, PRIMARY KEY (visitor, name)
        )
        """,
        """
        CREATE TABLE preservedPage (
            page text PRIMARY KEY, visitor text NOT NULL, content text NOT NULL CHECK (octet_length(content) <= 65536),
            savedAt timestamptz NOT NULL DEFAULT now()
        );
        CREATE INDEX preservedPageOfVisitor ON preservedPage (visitor, savedAt);
        CREATE INDEX preservedPageByAge ON preservedPage (savedAt)
        """,
        // Processes of version 2 that still run insert pages without a number.
        "ALTER TABLE preservedPage ADD COLUMN number bigint NOT NULL DEFAULT 0",
    ]

    /// Identifies the lock that a process holds while it changes the tables.
    private static let lock: Int64 = 0x53_68_6F_70
    /// The time that the change may take, with the wait for other processes.
    private static let waitingTime = Duration.seconds(60)

    /// Brings a database to the current version, and adds products.
    ///
    /// Any number of processes may do so at the same time.
    ///
    /// - Throws: ``DatabaseProblem`` if the database is of a newer version, or not of the shop.
    static func prepare(_ address: PostgreSQLAddress, productCount: Int, patience: Duration) async throws {
        let connection = try await PostgreSQLConnection.open(address, until: .now + patience)
        let deadline = ContinuousClock.now + max(patience, waitingTime)
        let request = PostgreSQLRequest(connection: connection, deadline: deadline)
        try await request.transaction {
            // Another process may be adding many products.
            try await request.run("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '60s'")
            try await request.result(of: "SELECT pg_advisory_xact_lock($1::bigint)", lock)
            let version = try await version(request, address)
            guard version < steps.count else { return try await addProducts(upTo: productCount, request) }
            do {
                for step in steps[version...] { try await request.run(step) }
                try await request.result(of: "UPDATE shoppingVersion SET version = $1::bigint", steps.count)
                if version == 0 { try await add(Product.catalog, request) }
            } catch let failure as PostgreSQLFailure {
                throw DatabaseProblem(
                    description: "\(address) has version \(version) of the tables, and this program needs version"
                        + " \(steps.count), but could not change them: \(failure). Give the user the right to do so."
                )
            }
            try await addProducts(upTo: productCount, request)
        }
    }

    /// Returns the version of the tables; 0 if there are none.
    private static func version(_ request: PostgreSQLRequest, _ address: PostgreSQLAddress) async throws -> Int {
        let names = try await request.rows(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename LIMIT 1000"
        )
        guard try names.contains(where: { try $0.text(0) == "shoppingversion" }) else {
            if let other = try names.first?.text(0) {
                throw DatabaseProblem(
                    description: "\(address) is not a database of the shop: it has other tables, such as"
                        + " \"\(other)\". Name an empty database."
                )
            }
            do {
                try await request.run(
                    "CREATE TABLE shoppingVersion (version bigint NOT NULL); INSERT INTO shoppingVersion VALUES (0)"
                )
            } catch let failure as PostgreSQLFailure {
                throw DatabaseProblem(
                    description: "\(address) has no tables of the shop, and the shop could not create them: \(failure)."
                        + " Give the user the right to do so."
                )
            }
            return 0
        }
        let versions = try await request.rows("SELECT version FROM shoppingVersion")
        guard versions.count == 1, let version = Int(exactly: try versions[0].integer(0)), version >= 0 else {
            throw DatabaseProblem(
                description: "\(address) has a damaged table shoppingVersion. Restore the database from a backup."
            )
        }
        guard version <= steps.count else {
            throw DatabaseProblem(
                description: "\(address) has version \(version) of the tables, and this program knows versions up to"
                    + " \(steps.count). Start the newer program."
            )
        }
        return version
    }

    private static func addProducts(upTo count: Int, _ request: PostgreSQLRequest) async throws {
        let known = Int(try await request.rows("SELECT count(*) FROM product").first?.integer(0) ?? 0)
        var next = known + 1
        while next <= count {
            let last = min(next + 999, count)
            try await add((next...last).map { .generated(Product.ID($0)) }, request)
            next = last + 1
        }
    }

    /// Adds products with one statement.
    private static func add(_ products: [Product], _ request: PostgreSQLRequest) async throws {
        let rows = products.map {
            NewProduct(id: $0.id, name: $0.name, price: $0.price.cents, summary: $0.summary, picture: $0.picture)
        }
        try await request.result(
            of: """
                INSERT INTO product (id, name, price, summary, picture)
                SELECT id, name, price, summary, picture FROM jsonb_to_recordset($1::jsonb)
                    AS new (id bigint, name text, price bigint, summary text, picture text)
                """,
            String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
        )
    }

    private struct NewProduct: Encodable {
        let id: Int64
        let name: String
        let price: Int
        let summary: String
        let picture: String
    }
}
#endif
