import { randomUUID } from "node:crypto";

const DAY_MS = 86_400_000;
const first =
  "Dana Luis Priya Walter Keiko Marisol Terrence Anneke Jerome Hannah Maria James Olivia Noah Emma Liam Ava Sofia Mateo Chloé Grace Ethan Zoe Lucas Mia Aisha Omar Ingrid Rafael Yuki".split(
    " ",
  );
const last =
  "Whitfield Ortega Raman Boone Tanabe Vega Hale Vries Batiste Osei Smith Johnson Nguyen Garcia Martinez Brown Müller Rossi Kim Silva Cohen Patel Okafor Andersen Novak Reyes Walsh Dubois Ito Fischer".split(
    " ",
  );
const hosts = "gmail.com gmail.com gmail.com outlook.com yahoo.com studio.example shop.example icloud.com".split(" ");
const plans = [
  ["basic", 9_900],
  ["starter", 19_900],
  ["starter", 19_900],
  ["growth", 32_900],
  ["pro", 59_900],
  ["other", 0],
] as const;

const hash = (number: number, salt: number) => Math.imul((number + 1) ^ (salt * 0x9e3779b1), 0x85ebca6b) >>> 8;

export function createSeedOrder(number: number, all: number, now: number) {
  const pick = <Value>(list: readonly Value[], salt: number) => list[hash(number, salt) % list.length] as Value;
  const [plan, price] = number % 997 === 0 ? (["test", 100] as const) : pick(plans, 1);
  const age = ((all - 1 - number) / all) * 730 * DAY_MS;
  const chance = hash(number, 2) % 100;
  const settled = chance < 6 ? "cancelled" : chance < 12 ? "pending_payment" : "ready";
  const status = plan === "other" ? "question" : age > 5 * DAY_MS ? settled : chance < 70 ? "in_progress" : settled;
  const urgency = hash(number, 3) % 100;
  const name = `${pick(first, 4)} ${pick(last, 5)}`;
  const email = `${name.toLowerCase().replace(" ", ".")}${hash(number, 6) % 9999}@${pick(hosts, 7)}`;
  const submissionId = `SUB-${hash(number, 8).toString(36).padStart(4, "0").slice(-4)}${number.toString(36).padStart(4, "0")}`;
  return {
    id: randomUUID(),
    submission_id: submissionId.toUpperCase(),
    created_at: Math.floor(now - age),
    full_name: name,
    email,
    phone: "407-555-0134",
    business_name: `${name.split(" ")[1]} Studio`,
    plan_purchased: plan,
    item_split:
      "Flyers: grand opening on the 14th, doors at 10. Posts: three for the week before, one for the day itself.",
    visual_breakdown: '{"flyers":4,"social_posts":6}',
    message: plan === "other" ? "Do you also print what you design, and how long does it take?" : "",
    payment_status: plan === "other" ? "n/a" : status === "pending_payment" ? "pending" : "paid",
    order_status: status,
    payment_problem: price > 0 && age < 30 * DAY_MS && number % 199 === 0 ? "wrong_amount" : null,
    priority: urgency < 3 ? "urgent" : urgency < 12 ? "high" : "normal",
    price_cents: price,
    search: `${name}\n${email}\n${submissionId}`.toLowerCase(),
  };
}
