import { paths } from "#app/paths";
import type { QuestionGroup } from "./question-group";
import { visualQuestions } from "./visual-questions";

/** Specification section 2. The office changes the questions under Settings. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: "ai-automation",
    name: "AI Automation",
    summary: "What we take off your desk, what it costs and what happens after you say yes.",
    link: { label: "Book a free {auditName}", to: paths.bookConsultation },
    questions: [
      {
        id: "audit",
        question: "What happens in the free {auditName}?",
        answer: [
          "You tell us what eats your week. In {auditLength} we tell you what can run by itself and what should stay with a person. It’s free, and you don’t have to prepare a thing.",
        ],
        open: true,
      },
      {
        id: "automate-what",
        question: "What can you automate in a business like mine?",
        answer: [
          "Anything you do over and over: texting back missed calls, booking, chasing invoices, asking for reviews. We list four chores in each of 20 industries.",
        ],
        link: { label: "Find your industry", to: paths.automationServices },
      },
      {
        id: "automation-cost",
        question: "What does automation cost?",
        answer: [
          "It depends on the job and on the tools you have. The {auditName} is free and shows what you need. {automationPrice}",
        ],
      },
      {
        id: "after-yes",
        question: "What happens after I say yes?",
        answer: [
          "You get a written agreement to read and sign: what we build, what it costs, what we need from you and how either of us can end it. Once you’ve signed, we build. You see every rule before it runs in your name.",
        ],
      },
      {
        id: "automation-time",
        question: "How long does it take?",
        answer: ["Most automation systems are ready in about 1 week."],
      },
      {
        id: "cancel",
        question: "Can I cancel?",
        answer: [
          "Yes. Monthly plans are billed a month at a time, and your agreement says how to end them. You read it before you sign.",
          "To cancel a call, use the link in your confirmation email. You don’t have to give a reason.",
        ],
      },
      {
        id: "tools",
        question: "Do I have to give up the tools I use now?",
        answer: [
          "No. We build on the phone number, calendar and inbox you have. If something should go, we tell you in the {auditName}.",
        ],
      },
      {
        id: "texting",
        question: "Is it legal to text my customers automatically?",
        answer: [
          "Yes, if they agreed to get texts, or if they called you and the text answers that call. For ads, they must first agree in writing, such as by checking a box. We show you where to ask: on your booking form, on your invoice and at the counter. Every text says who it’s from, and replying STOP ends the texts.",
        ],
      },
      {
        id: "advice",
        question: "Do you advise, or do you build?",
        answer: [
          "Both. We can tell you where to start, build one system for you, or look after what you have. You can choose any of the three by itself.",
        ],
        link: { label: "See the offers", to: paths.growth },
      },
      {
        id: "dashboard-start",
        question: "How do I start with the client dashboard?",
        answer: [
          "Write to us and say which plan you want. The dashboard covers the systems we build for you, and we price each build separately, in writing.",
        ],
        link: { label: "See the plans", to: `${paths.clientPortal}#plans` },
      },
      {
        id: "dashboard-cancel",
        question: "How do I cancel the client dashboard?",
        answer: [
          "Your agreement says how to cancel, and you read it before you sign. You pay for the plan by the month.",
        ],
      },
      {
        id: "other-industry",
        question: "My industry isn’t one of the 20. Can you still help?",
        answer: ["Yes. Tell us about the job you’re tired of doing. We reply {reply}."],
        link: { label: "Write to us", to: paths.contact },
      },
    ],
  },
  {
    id: "websites",
    name: "Websites",
    summary: "What we build, what we need from you and how long it takes.",
    link: { label: "Ask about a website", to: paths.contact },
    questions: [
      {
        id: "websites-what",
        question: "What do you build?",
        answer: [
          "Websites and funnels. They say what you do, for whom and where, and they end in a booking, an order or a message.",
        ],
        link: { label: "See what’s in a website", to: paths.websites },
      },
      {
        id: "funnel",
        question: "What is a funnel, in plain words?",
        answer: [
          "One page that asks for one thing. A visitor clicks an ad, reads about one offer, then books, buys or asks. We leave out everything else.",
        ],
      },
      {
        id: "website-start",
        question: "What do you need from me to start?",
        answer: [
          "Your logo if you have one, your prices or how you quote, five questions customers keep asking, and pictures of real work. Missing half of it? Book the call anyway.",
        ],
      },
      {
        id: "website-calendar",
        question: "Can the website feed my calendar and reminders?",
        answer: ["Yes. When somebody books on your site, the same system confirms, reminds and follows up."],
      },
      {
        id: "website-cost",
        question: "How much does a website cost?",
        answer: [
          "One page with a form and thirty pages with a store are different jobs. Tell us about yours in a free consultation. {websitePrice}",
        ],
        link: { label: "Book a free consultation", to: paths.bookConsultation },
        open: true,
      },
      {
        id: "website-time",
        question: "How long does a website take?",
        answer: ["It depends on how many pages you need. Your agreement says when it’ll be ready."],
      },
    ],
  },
  visualQuestions,
  {
    id: "digital-vault",
    name: "Digital Vault Warehouse",
    summary: "What you can buy, how the download works and what to do if it doesn’t.",
    link: { label: "Open the Digital Vault", to: paths.vault },
    questions: [
      {
        id: "vault",
        question: "What’s in the Vault?",
        answer: [
          "Checklists, planners, calculators and scripts for your business, your family, your studies, your devices and your home. Buy one, and use it today.",
        ],
      },
      {
        id: "download",
        question: "How do I get my download?",
        answer: [
          "After you pay, the next page says Payment Confirmed. Press the button there and your download starts. We email you the same link.",
          "{downloadLimit}",
        ],
        open: true,
      },
      {
        id: "download-help",
        question: "My download doesn’t start. What now?",
        answer: [
          "Go back to the page that says Payment Confirmed, or open the link in your email, and press the button again. If the page doesn’t show your purchase, open “Didn’t get it?”, enter the email address you paid with and press Send my link.",
          "Still stuck? Write to {email} from that address. We reply {reply}.",
        ],
      },
      {
        id: "tool-idea",
        question: "Can I ask for a tool you don’t have?",
        answer: ["Yes. Describe it in the idea form at the bottom of the Digital Vault page. We read every idea."],
      },
    ],
  },
];
