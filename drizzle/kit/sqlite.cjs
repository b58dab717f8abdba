// As in postgres.cjs.
module.exports = require("../schema").tables.sqlite;
