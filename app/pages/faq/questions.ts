import { paths } from "#app/paths";
import { packages } from "#app/site";

/** Plain text, because the structured data repeats it word for word (`joinAnswer`). */
export interface Question {
  question: string;
  answer: string[];
  link?: { label: string; to: string };
  prices?: boolean;
  /** Open at first. One per group. */
  open?: boolean;
}

export interface QuestionGroup {
  id: string;
  name: string;
  link: { label: string; to: string };
  questions: Question[];
}

/** Specification section 2. */
export const questionGroups: QuestionGroup[] = [
  {
    id: "ai-automation",
    name: "AI Automation",
    link: { label: "Book a free audit", to: paths.bookConsultation },
    questions: [
      {
        question: "What can run by itself in a business like mine?",
        answer: [
          "Work that repeats and only needs to be on time: texting back a missed call, keeping bookings, chasing invoices, asking for reviews. We print four such jobs for each of 20 trades.",
        ],
        link: { label: "Find your trade", to: paths.automationServices },
      },
      { question: "How long until it runs?", answer: ["Most automation systems are ready in about 1 week."] },
      {
        question: "What happens in the free AI audit?",
        answer: [
          "You tell us what eats your week. In 15 minutes we tell you what can run by itself, and what should stay with a person. It costs nothing, and you do not have to prepare anything.",
        ],
        open: true,
      },
      {
        question: "Do I have to give up the tools I use now?",
        answer: [
          "We start with the phone number, calendar and inbox you have. If something should be replaced, we say so in the audit, before you decide anything.",
        ],
      },
      {
        question: "Do you advise, or do you build?",
        answer: [
          "Both. There are three offers: AI Strategy & Readiness Assessment, Custom AI Implementation & Automation, and Ongoing Advisory & Optimization. You can take one without the others.",
        ],
        link: { label: "See the offers", to: paths.growth },
      },
      {
        question: "My trade is not one of the 20. Is that a problem?",
        answer: [
          "No. Describe the job you are tired of doing; the trade matters less than the job. We reply within 24 hours.",
        ],
        link: { label: "Write to us", to: paths.contact },
      },
    ],
  },
  {
    id: "websites",
    name: "Websites",
    link: { label: "Contact us about a website", to: paths.contact },
    questions: [
      {
        question: "What do you build?",
        answer: [
          "Websites and funnels: pages that say what you do, for whom and where, and that end in a booking, an order or a message.",
        ],
        link: { label: "See what is in a website", to: paths.websites },
      },
      {
        question: "What is a funnel, in plain words?",
        answer: [
          "A short path with one exit. A visitor arrives from an ad or a search, reads one page about one thing, and does one thing: books, buys or asks. Everything that does not help with that is left out.",
        ],
        open: true,
      },
      {
        question: "What do you need from me to start?",
        answer: [
          "Your logo if there is one, your prices or how you quote, five questions customers keep asking, and pictures of real work. If half of it is missing, the call still makes sense.",
        ],
      },
      {
        question: "Can the website feed my calendar and reminders?",
        answer: [
          "Yes. A form on the site can start the same automation that a phone call does: confirm, remind, follow up. That is the reason we do both under one roof.",
        ],
      },
      {
        question: "Why is there no price list for websites?",
        answer: [
          "Because one page with a form and thirty pages with a store are different jobs. You get a figure after a consultation. Visual packages have fixed prices, and those are printed.",
        ],
        link: { label: "Book a free consultation", to: paths.bookConsultation },
      },
    ],
  },
  {
    id: "flyers-visuals",
    name: "Flyers & Visuals",
    link: { label: "Order visuals", to: paths.visualDesign },
    questions: [
      {
        question: "What counts as one visual?",
        answer: [
          "One finished graphic. A flyer is one; a post and the story made from it are two.",
          "Types: flyers, social posts, social stories, social banners, paid ads, photo edits, product photos, background removals, logo touchups, email graphics, menu designs, event graphics, custom graphics. If yours is something else, ask.",
        ],
      },
      {
        question: "What do the packages cost?",
        answer: ["Paid once, before we start."],
        prices: true,
        open: true,
      },
      {
        question: "Can I mix types in one package?",
        answer: [
          "Yes. You split the number between types as you like; the order form counts along and tells you what is left.",
        ],
      },
      {
        question: "How soon do I get my files?",
        answer: [
          "Standard delivery is next day. You get an email when the files are ready to download on your order’s page.",
        ],
      },
      {
        question: "How many rounds of revisions are included?",
        answer: ["At least one round. You can request a revision on your order’s page until you approve the files."],
      },
      {
        question: "Which photos can I send?",
        answer: ["JPG, PNG, WebP or GIF, up to 20 MB each, at most 30 files."],
      },
      {
        question: "Can I return a visual?",
        answer: ["No. Files are final sale with digital delivery. Changes are what the revision round is for."],
      },
    ],
  },
  {
    id: "digital-vault",
    name: "Digital Vault Warehouse",
    link: { label: "Open the Digital Vault", to: paths.vault },
    questions: [
      {
        question: "What is in the Vault?",
        answer: [
          "Digital tools sold one by one and downloaded at once, on five shelves: business, parents, students, tech and lifestyle.",
        ],
      },
      {
        question: "How do I get my download?",
        answer: [
          "After the checkout you land on a page that says Payment Confirmed. The button on it starts the download.",
        ],
        open: true,
      },
      {
        question: "The download does not start. What now?",
        answer: [
          "Write to the support address on that page, from the email address you paid with. We answer within 24-48 hours.",
        ],
      },
      {
        question: "Can I ask for a tool that is not there?",
        answer: ["Yes. At the end of the Vault there is an idea form: name, email, and what the tool should do."],
      },
    ],
  },
];

export function joinAnswer({ answer, prices }: Question): string {
  const listed = prices ? packages.map(({ name, visuals, price }) => `${name}: ${visuals} visuals, $${price}.`) : [];
  return [...listed, ...answer].join(" ");
}
