import { expect, test } from "vitest";
import { describeSender } from "#app/server/email/email.server";
import { business } from "#app/site";

const agency = { ...business.defaults, name: "Cedar & Sons", email: "hi@cedar.example" };

test.each([
  [undefined, "Cedar & Sons <hi@cedar.example>"],
  ["team@cedar.example", "Cedar & Sons <team@cedar.example>"],
  ["<team@cedar.example>", "Cedar & Sons <team@cedar.example>"],
  ["Orders <team@cedar.example>", "Orders <team@cedar.example>"],
  ['"Cedar, Orders" <team@cedar.example>', "Cedar, Orders <team@cedar.example>"],
])("with MAIL_FROM=%s, the settings say the rest of the sender", (MAIL_FROM, sender) => {
  expect(describeSender({ MAIL_FROM }, agency)).toBe(sender);
});
