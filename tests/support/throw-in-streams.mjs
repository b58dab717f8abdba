/** Loaded with `NODE_OPTIONS=--import`. Throws where no caller can catch it, as the header `x-throw` says. */
import { Server } from "node:http";
import { PassThrough } from "node:stream";

const emit = Server.prototype.emit;
const transform = PassThrough.prototype._transform;

Server.prototype.emit = function (event, ...args) {
  const [incoming, response] = args;
  const place = event === "request" ? incoming.headers["x-throw"] : undefined;
  if (!place) return emit.call(this, event, ...args);
  const fail = () => {
    throw new Error(incoming.headers["x-throw-text"]);
  };
  if (place === "handler") fail();
  if (place === "body") incoming.once("data", fail);
  if (place === "answer") response.once("pipe", (source) => source.once("data", fail));
  if (place === "write") {
    const { write } = response;
    response.write = (...chunk) => {
      response.write = write;
      process.nextTick(fail);
      return response.write(...chunk);
    };
  }
  if (place === "end") response.once("finish", fail);
  if (place === "rejection") response.once("finish", async () => fail());
  if (place === "render")
    PassThrough.prototype._transform = () => {
      PassThrough.prototype._transform = transform;
      fail();
    };
  return emit.call(this, event, ...args);
};
