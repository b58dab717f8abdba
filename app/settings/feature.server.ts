import { testEmails } from "../notifications/test-email.server";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { listTexts, type PostWords } from "../server/forms/post-words";
import type { Services } from "../server/services.server";
import { SETTINGS_LIST } from "../server/settings.server";
import { isHidden, listHiddenAddresses, pageSwitches } from "../switchable-pages";
import { businessForm } from "./business-fields";
import { createCalendarForm } from "./calendar-fields";
import { createDoctorCommand } from "./doctor-command.server";
import { createSettingsChecks } from "./health-checks.server";
import { removeLeftWebhooks } from "./make-webhook.server";
import { createMoneyForm } from "./money-fields";
import { pagesForm } from "./page-fields";
import { releasePictures, UNUSED_PICTURES } from "./release-pictures.server";
import { createSetupItems, findOpenSetup } from "./setup.server";
import { checkStartingPrices, createStartingPricesForm } from "./starting-price-fields";
import { createTurnaroundForm } from "./turnaround-fields";

export function createSettingsFeature(services: Services): Feature {
  return {
    name: "settings",
    emails: testEmails,
    webhooks: { "test-webhook": { label: "Test webhook" } },
    settings: {
      business: businessForm,
      money: createMoneyForm(services),
      "starting-prices": createStartingPricesForm(services),
      turnaround: createTurnaroundForm(services),
      calendar: createCalendarForm(services),
      pages: pagesForm,
    },
    prices: { "starting prices": async (currency) => checkStartingPrices(services, currency) },
    sweeps: { "earlier payment webhooks": () => removeLeftWebhooks(services) },
    daily: { [UNUSED_PICTURES]: (tx, now) => releasePictures(services, tx, now) },
    setup: createSetupItems(services),
    afterSignIn: { setup: () => findOpenSetup(services) },
    hides: {
      pages: async (path) => isHidden(listHiddenAddresses(await services.settings.read(pageSwitches)), path),
    },
    // Pages of all processes show a change within a second, even of a meeting's length (`createCallReader`).
    watchedLists: { [SETTINGS_LIST]: { tables: ["settings", "meetingKinds"], intervals: { poll: 500, minRead: 400 } } },
    healthChecks: createSettingsChecks(services),
    commands: { doctor: createDoctorCommand(services) },
    posts: { [paths.adminSettings]: settingPosts },
    grows: { settings: { kept: "always" }, settingEdits: { kept: "always" } },
  };
}

const settingPosts: PostWords = {
  save_settings: (fields) => ({ title: "Save settings", details: listTexts(fields, "name", "email", "phone") }),
  preview_settings: (fields) => ({ title: "Preview settings", details: listTexts(fields, "name") }),
  send_test_email: (fields) => ({ title: "Send a test email", details: listTexts(fields, "to") }),
  send_test_webhooks: () => ({ title: "Send a test to each webhook", details: [] }),
  make_webhook: () => ({ title: "Have the payment provider make the webhook", details: [] }),
  try_webhook: () => ({ title: "Try the payment webhook", details: [] }),
  mark_done: () => ({ title: "Mark as done", details: [] }),
  mark_open: () => ({ title: "Mark as not done", details: [] }),
  dismiss: () => ({ title: "Dismiss the checklist", details: [] }),
  show_again: () => ({ title: "Open the checklist after sign-in", details: [] }),
  undo_settings: () => ({ title: "Undo a change of settings", details: [] }),
};
