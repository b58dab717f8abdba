import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

interface ReceivedMail {
  /** Addresses of the envelope. */
  from: string;
  to: string[];
  mail: Email;
}

export interface SmtpOptions extends SMTPServerOptions {
  /** What the server answers once it has the whole message, instead of taking it. */
  rejection?: Error;
}

/** A real mail server on a free port (or on `port`) that keeps what it gets. */
export async function startSmtp({ rejection, ...options }: SmtpOptions = {}, port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its own certificate is self-signed, which the mailer rightly refuses.
    disabledCommands: ["STARTTLS"],
    // Milliseconds that open connections get when it closes.
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
          mail: await PostalMime.parse(Buffer.concat(chunks)),
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
