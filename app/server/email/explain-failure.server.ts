type Explanations = readonly [RegExp, string][];

const IN_TIME =
  "The mail server didn’t answer in time. Check the port in SMTP_URL, and that no firewall is in between.";

const unanswered: Explanations = [
  [/ECONNREFUSED/, "Nothing answers at the address of the mail server. Check its host and port (SMTP_URL)."],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i,
    "There is no mail server with this name. Check the host in SMTP_URL, and that this server reaches the internet.",
  ],
  [/ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, IN_TIME],
];

const explanations: Explanations = [
  ...unanswered,
  [/certificate|self-signed|altnames/i, "We can’t trust the mail server’s certificate."],
  [
    /wrong version number|SSL routines|ssl3|tls/i,
    "The mail server doesn’t encrypt the way SMTP_URL says. smtps:// is encrypted from the start, usually on port 465. smtp:// starts without encryption, usually on port 587.",
  ],
  [
    /\b53[0-9]\b|invalid login|EAUTH|authenticat/i,
    "The mail server refused the user name or the password in SMTP_URL.",
  ],
  [/timed? ?out|took longer|Greeting never/i, IN_TIME],
  [/not an email address/, "This isn’t a valid email address."],
  [/mail from|sender/i, "The mail server doesn’t accept the address that we send from (MAIL_FROM)."],
  [/\b55[0-9]\b|recipient|mailbox|EENVELOPE/i, "The mail server doesn’t accept this email or its recipient."],
  [/\b4[0-9]{2}\b/, "The mail server doesn’t accept the email at the moment."],
];

export const isUnanswered = (error: string): boolean => unanswered.some(([pattern]) => pattern.test(error));

export const explainFailure = (error: string): string =>
  explanations.find(([pattern]) => pattern.test(error))?.[1] ?? "The mail server didn’t accept the email.";
