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
        question: "What can you automate in a business like mine?",
        answer: [
          "Anything you do over and over: texting back missed calls, booking, chasing invoices, asking for reviews. We list four jobs for each of 20 trades.",
        ],
        link: { label: "Find your trade", to: paths.automationServices },
      },
      { question: "How long does it take?", answer: ["Most automation systems are ready in about 1 week."] },
      {
        question: "What happens in the free AI audit?",
        answer: [
          "You tell us what eats your week. In 15 minutes we tell you what can run by itself and what should stay with a person. It’s free, and you don’t have to prepare a thing.",
        ],
        open: true,
      },
      {
        question: "Do I have to give up the tools I use now?",
        answer: [
          "No. We start with the phone number, calendar and inbox you have. If you should replace something, we’ll tell you in the audit, before you decide.",
        ],
      },
      {
        question: "Do you advise, or do you build?",
        answer: [
          "Both. We offer AI Strategy & Readiness Assessment, Custom AI Implementation & Automation, and Ongoing Advisory & Optimization. You can take one without the others.",
        ],
        link: { label: "See the offers", to: paths.growth },
      },
      {
        question: "My trade isn’t one of the 20. Can you still help?",
        answer: ["Yes. Tell us about the job you’re tired of doing. We reply within 24 hours."],
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
          "Websites and funnels. They say what you do, for whom and where, and they end in a booking, an order or a message.",
        ],
        link: { label: "See what’s in a website", to: paths.websites },
      },
      {
        question: "What is a funnel, in plain words?",
        answer: [
          "One page that asks for one thing. A visitor comes from an ad or a search, reads about one offer, then books, buys or asks. We leave out everything else.",
        ],
        open: true,
      },
      {
        question: "What do you need from me to start?",
        answer: [
          "Your logo if you have one, your prices or how you quote, five questions customers keep asking, and pictures of real work. Missing half of it? Call anyway.",
        ],
      },
      {
        question: "Can the website feed my calendar and reminders?",
        answer: [
          "Yes. A form on your site can confirm, remind and follow up, just like a phone call can. That’s why we do both.",
        ],
      },
      {
        question: "How much does a website cost?",
        answer: [
          "It depends: one page with a form and thirty pages with a store are different jobs. You get a price after a free consultation.",
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
          "One finished graphic. A flyer is one. A post and the story made from it are two.",
          "Types: flyers, social posts, social stories, social banners, paid ads, photo edits, product photos, background removals, logo touchups, email graphics, menu designs, event graphics, custom graphics. Need something else? Ask us.",
        ],
      },
      {
        question: "What do the packages cost?",
        answer: ["You pay once, before we start."],
        prices: true,
        open: true,
      },
      {
        question: "Can I mix types in one package?",
        answer: [
          "Yes. Split your visuals between types any way you like. The order form shows how many you have left.",
        ],
      },
      {
        question: "How soon do I get my files?",
        answer: [
          "The next day. That’s our standard delivery. We email you when your files are ready to download from your order’s page.",
        ],
      },
      {
        question: "How many rounds of revisions are included?",
        answer: ["At least one round. Ask for changes on your order’s page until you approve the files."],
      },
      {
        question: "Which pictures can I send?",
        answer: ["JPG, PNG, WebP or GIF, up to 20 MB each, at most 30 files."],
      },
      {
        question: "Can I return a visual?",
        answer: [
          "No. Files are final sale with digital delivery. If something’s off, use your revision round and we’ll change it.",
        ],
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
          "Digital tools for business, parents, students, tech and lifestyle. Buy one and download it right away.",
        ],
      },
      {
        question: "How do I get my download?",
        answer: [
          "You’ll see Payment Confirmed after you check out. Press the button on that page and your download starts.",
        ],
        open: true,
      },
      {
        question: "My download doesn’t start. What now?",
        answer: [
          "Write to the support address on that page from the email address you paid with. We answer within 24-48 hours.",
        ],
      },
      {
        question: "Can I ask for a tool you don’t have?",
        answer: [
          "Yes. Use the idea form at the end of the Vault. Tell us your name, your email and what the tool should do.",
        ],
      },
    ],
  },
];

export function joinAnswer({ answer, prices }: Question): string {
  const listed = prices ? packages.map(({ name, visuals, price }) => `${name}: ${visuals} visuals, $${price}.`) : [];
  return [...listed, ...answer].join(" ");
}
