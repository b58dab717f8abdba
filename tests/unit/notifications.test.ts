import { expect, test } from "vitest";
import { checkChoices } from "#app/account/notifications/choice-texts";
import { explainFailure } from "#app/server/email/explain-failure.server";
import { findHour } from "#app/server/time/business-time.server";

const zone = "America/New_York";

test("an hour that the clocks skip is the next one, and of two it is the first", () => {
  const spring = Date.parse("2026-03-08T12:00:00-04:00");
  expect(findHour(spring, zone, 2).toISOString()).toBe("2026-03-08T07:00:00.000Z");
  expect(findHour(spring, zone, 3).toISOString()).toBe("2026-03-08T07:00:00.000Z");
  const fall = Date.parse("2026-11-01T12:00:00-05:00");
  expect(findHour(fall, zone, 1).toISOString()).toBe("2026-11-01T05:00:00.000Z");
  expect(findHour(fall, zone, 8).toISOString()).toBe("2026-11-01T13:00:00.000Z");
});

test("what waits for a summary needs its hour", () => {
  expect(checkChoices({ notify_orders: "summary", summary_hour: "" })).toHaveProperty("summary_hour");
  expect(checkChoices({ notify_orders: "summary", summary_hour: "0" })).toEqual({});
  expect(checkChoices({ notify_orders: "now", summary_hour: "" })).toEqual({});
  expect(checkChoices({ notify_orders: "sometimes", summary_hour: "24" })).toEqual({
    notify_orders: "Choose from the list.",
    summary_hour: "Choose from the list.",
  });
});

test.each([
  ["connect ECONNREFUSED 127.0.0.1:587", "Nothing answers at the address"],
  ["getaddrinfo ENOTFOUND smtp.exmaple.com", "There is no mail server with this name"],
  ["Invalid login: 535 5.7.8 Authentication failed", "refused the user name or the password"],
  ["self-signed certificate", "can’t trust the mail server’s certificate"],
  ["0A00010B:SSL routines:ssl3_get_record:wrong version number", "doesn’t encrypt the way"],
  ["Greeting never received", "didn’t answer in time"],
  ["Mail command failed: 550 sender rejected", "doesn’t accept the address that we send from"],
  ["Can't send mail - all recipients were rejected: 550 no such user", "doesn’t accept this email or its recipient"],
  ["Message failed: 451 try later", "doesn’t accept the email at the moment"],
  ["something else", "didn’t accept the email"],
])("%s is said in plain words", (error, words) => expect(explainFailure(error)).toContain(words));
