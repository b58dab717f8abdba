// Same keys, names and row types as ../postgres: ../../schema.ts compares the two at compile time.
export * from "./account";
export * from "./booking";
export * from "./contact";
export * from "./dealflow";
export * from "./delivery";
export * from "./messages";
export * from "./nightly";
export * from "./order";
export * from "./outbox";
export * from "./payment";
export * from "./revisions";
export * from "./sales";
export * from "./shop";
export * from "./trash";
export * from "./uploads";
export * from "./vitals";
