import type { FrameLocator, Page } from "playwright";
import { expect, test } from "vitest";
import type { Row } from "#drizzle/schema";
import { listBookings } from "#tests/support/booking/bookings";
import { setUpJourneys } from "#tests/support/browser/journey";
import { listMessages } from "#tests/support/contact/messages";
import { chooseOption, fillContact, getSubmitButton } from "#tests/support/order/order-page";
import { listOrders } from "#tests/support/order/orders";
import { listIdeas } from "#tests/support/shop/ideas";

const journey = setUpJourneys();
const begun = { landing: "/faq", referrer: "https://search.example/", utm: { source: "news", medium: "email" } };

type Source = Row<"formSubmissions">["source"];

interface SentForm {
  path: string;
  /** Fills in the form and sends it. A React form is first sent with an error, so that it is rendered again. */
  send(page: Page, email: string): Promise<void>;
  listSources(): Promise<{ email: string; source: Source }[]>;
}

async function sendMessage(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel(name, { exact: false }).first().fill("Dana Whitfield");
  await page.getByLabel("Phone").fill("407-555-0134");
  await page.getByLabel("Message").fill("We miss ten calls a week.");
  await page.getByLabel("Email").fill("dana.example");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("heading", { name: /^Thank you/ }).waitFor();
}

async function fillBooking(place: Page | FrameLocator, email: string): Promise<void> {
  await place.locator(".booking-times li > a").first().click();
  await place.getByLabel("Name").fill("Dana Whitfield");
  await place.getByLabel("Phone").fill("407-555-0134");
  await place.getByLabel("Email").fill("dana.example");
  await place.getByRole("button", { name: /^Book / }).click();
  await place.getByRole("alert").waitFor();
  await place.getByLabel("Email").fill(email);
  await place.getByRole("button", { name: /^Book / }).click();
  await place.getByText(email).first().waitFor();
}

const forms: Record<string, SentForm> = {
  order: {
    path: "/visual-design",
    async send(page, email) {
      await chooseOption(page, /Essentials/);
      await page.getByLabel("Flyers", { exact: true }).fill("2");
      await fillContact(page, "dana.example");
      await getSubmitButton(page).click();
      await page.locator('#order-form [role="alert"]').waitFor();
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await getSubmitButton(page).click();
      await page.waitForURL(/\/test-checkout\/basic/);
    },
    listSources: () => listOrders(journey.site),
  },
  question: {
    path: "/visual-design",
    async send(page, email) {
      await chooseOption(page, /Just a Question/);
      await fillContact(page, email, "Do you print them, too?");
      await getSubmitButton(page).click();
      await page.waitForURL(/\/thank-you\?type=question/);
    },
    listSources: () => listOrders(journey.site),
  },
  booking: {
    path: "/book-consultation",
    send: fillBooking,
    listSources: () => listBookings(journey.site),
  },
  "booking in the dialog": {
    path: "/business-growth",
    async send(page, email) {
      await page.getByRole("link", { name: "Book a Call About a Build" }).click();
      await fillBooking(page.frameLocator("dialog iframe"), email);
    },
    listSources: () => listBookings(journey.site),
  },
  "contact form": {
    path: "/contact",
    send: (page, email) => sendMessage(page, "Full name", email),
    listSources: () => listMessages(journey.site),
  },
  "second contact form": {
    path: "/lets-talk",
    async send(page, email) {
      await page.getByLabel("Palmetto Works may store").check();
      await sendMessage(page, "Name", email);
    },
    listSources: () => listMessages(journey.site),
  },
  "idea for the Vault": {
    path: "/digital-vault",
    async send(page, email) {
      await page.getByLabel("Name").fill("Dana Whitfield");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Your idea").fill(`A rota for five people. ${email}`);
      await page.getByRole("button", { name: "Send the idea" }).click();
      await page.locator("#idea").getByText("Request submitted!").waitFor();
    },
    listSources: () => listIdeas(journey.site),
  },
};

test.each(Object.entries(forms))("the %s sends the source of the visit", async (name, form) => {
  const page = await journey.open({ reducedMotion: "reduce" });
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/faq?utm_source=news&utm_medium=email", { referer: "https://search.example/?q=x" });
  await page.goto("/website-services");
  await page.goto(`${form.path}?utm_source=later`);
  const email = `${name.replaceAll(" ", "-").toLowerCase()}@studio.example`;
  await form.send(page, email);
  const [stored] = (await form.listSources()).filter((row) => row.email === email);
  expect(stored?.source).toMatchObject(begun);
});
