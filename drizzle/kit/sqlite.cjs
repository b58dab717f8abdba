// drizzle-kit compares the tables that a file exports with the newest migration.
module.exports = require("../schema").tables.sqlite;
