import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

interface ReceivedEmail {
  from: string;
  to: string[];
  email: Email;
}

export interface SmtpOptions extends SMTPServerOptions {
  /** Rejects the complete message with this error. */
  rejection?: Error;
}

export async function startSmtp({ rejection, ...options }: SmtpOptions = {}, port = 0) {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is self-signed, which the mailer refuses.
    disabledCommands: ["STARTTLS"],
    // In milliseconds, for open connections.
    closeTimeout: 1,
    ...options,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (rejection) return done(rejection);
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
