import { z } from "zod";
import { emailTopic } from "#app/server/email/email-topics.server";
import type { Feature } from "#app/server/feature.server";
import { bad, good } from "#app/server/health/health-check";
import type { Payable } from "#app/server/payable.server";

/** What the test feature has done, and what its health check says. */
export const seen = { swept: [] as number[], rehearsals: 0, settled: [] as string[], healthy: true, revision: "one" };

export const lesson = { id: "7", reference: "LESSON-7", amountCents: 4500, currency: "usd" };

export const sheet = { path: "lessons/sheet.pdf", name: "Für Elise (easy).pdf", type: "application/pdf", size: 11 };

const settle: Payable["settle"]["applied"] = async (_, { id }, { outcome }) =>
  void seen.settled.push(`${id} ${outcome}`);

/** A test feature that nothing else in the project knows. */
export const lessons: Feature = {
  name: "trial lessons",
  emails: {
    "trial-lesson-booked": emailTopic(
      "Lesson booked",
      z.object({ pupil: z.string(), room: z.string().default("1") }),
      ({ pupil, room }) => ({
        subject: `Piano lesson of ${pupil}`,
        render: () => ({ text: `Room ${room}`, html: `<p>Room ${room}</p>` }),
      }),
      { pupil: "Noor" },
    ),
  },
  webhooks: { "lesson-calendar": { label: "Lesson calendar" } },
  records: {
    "trial-lesson": {
      describe: async (ids) => new Map(ids.map((id) => [id, { name: `LESSON-${id}`, href: `/lessons/${id}` }])),
      search: async (text) => ("piano".includes(text) ? ["7"] : []),
    },
  },
  payables: {
    "trial-lesson": {
      lock: async (_, reference) => (reference === lesson.reference ? { ...lesson, tax: null, state: "unpaid" } : null),
      settle: {
        applied: settle,
        failed: settle,
        wrong_amount: settle,
        already_paid: settle,
        cancelled_order: settle,
        disputed: settle,
        dispute_won: settle,
        dispute_lost: settle,
        refund_failed: settle,
        refunded: settle,
        partly_refunded: settle,
      },
      describeSale: async () => null,
      findPurchase: async (reference) =>
        reference === lesson.reference
          ? {
              ...lesson,
              item: "piano",
              name: "Piano lesson",
              noun: "lesson",
              contents: null,
              email: "noor@pupil.example",
              payUrl: "/test-checkout/piano?client_reference_id=LESSON-7",
              listCents: lesson.amountCents,
              ...{ couponCode: null, tax: null, code: null },
              discountCents: 0,
              state: "unpaid",
              successUrl: "/lessons/7",
              cancelUrl: "/lessons",
              effects: { paid: "The lesson is booked.", unpaid: "The lesson stays free." },
              unpaidNotice: "LESSON-7 waits for its payment.",
            }
          : null,
    },
  },
  sweeps: { "trial lessons": async (now) => seen.swept.push(now) },
  daily: { "trial rehearsal": async () => seen.rehearsals++ },
  figures: {
    "trial-lessons": {
      title: "Lessons",
      read: async () => [
        { name: "given", label: "Given", value: 1234, href: "/lessons?given" },
        { name: "earned", label: "Earned", value: "$45", href: "/lessons" },
      ],
    },
  },
  watchedLists: { "trial-lessons": { tables: [], readState: async () => seen.revision } },
  files: {
    // Each sheet of music is for the pupil whose name its id is.
    sheet: async (request, id) =>
      new URL(request.url).searchParams.get("pupil") === id
        ? { ...sheet, disposition: "attachment", cacheControl: "private, no-store" }
        : null,
  },
  healthChecks: {
    piano: {
      name: "Piano",
      advice: "Call the tuner.",
      isNeeded: true,
      run: async () => (seen.healthy ? good("In tune.") : bad("Out of tune.")),
    },
  },
};
