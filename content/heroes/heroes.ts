import { paths } from "#app/paths";

/** What a page begins with. `{city}` and such stand for settings. */
export interface HeroTexts {
  /** What the office calls the page. */
  name: string;
  path: string;
  /** Each line of it is a line on the page. */
  heading: string;
  lead?: string;
  button?: string;
  second_button?: string;
}

/** Specification section 2. The office changes the texts under Settings. */
export const heroes = {
  home: {
    name: "Home",
    path: paths.home,
    heading: "Automate Everything.\nGrow Faster.\nWork Smarter.",
    lead: "Missed-call texts, websites, ads and AI for small businesses, from {city}. {designPrice}",
    button: "See what we automate",
    second_button: "Find your industry",
  },
  automation: {
    name: "Automation",
    path: paths.automationServices,
    heading: "20 industries. Four chores you can hand off in each.",
    lead: "Missed calls get a text back, visits get booked and reminders go out while you work. Start with a free {audit}.",
    button: "{auditButton}",
  },
  "automation-a-to-z": {
    name: "Automation from A to Z",
    path: paths.automation,
    heading: "What you can hand off, from A to Z.",
    lead: "Find your industry and four chores you can hand off. The {auditName} takes {auditLength} and it’s free.",
    button: "{auditButton}",
  },
  websites: {
    name: "Websites",
    path: paths.websites,
    heading: "Websites that book the job.",
    lead: "Website design and funnels for small and medium businesses. Your site shows your prices, answers questions and takes the appointment.",
    button: "Book a Consultation",
    second_button: "See sample sites",
  },
  growth: {
    name: "Growth",
    path: paths.growth,
    heading: "Put AI on the work you never get to.",
    lead: "We find the work AI can take off your hands, build the system and keep it running. For small and medium businesses.",
    button: "Schedule a Consultation",
    second_button: "View Our Approach",
  },
  "client-portal": {
    name: "Client dashboard",
    path: paths.clientPortal,
    heading: "Every inquiry, every booking, on one page.",
    lead: "See what came in, what got answered and what turned into a booking.",
    button: "Ask about a dashboard",
    second_button: "See the plans",
  },
  "visual-design": {
    name: "Visual design",
    path: paths.visualDesign,
    heading: "Your designs\nby {ready}.",
    lead: "Flyers, posts, stories, banners, ads and photo edits, made by designers. {promise} {orderBy}",
    button: "Choose a package",
  },
  "digital-vault": {
    name: "Digital Vault",
    path: paths.vault,
    heading: "Tools you can use tonight.",
    lead: "Checklists, planners, calculators and scripts that save you an evening. Pay once and download right away.",
  },
  insights: {
    name: "Insights",
    path: paths.blog,
    heading: "Insights",
    lead: "Ideas your business can use this week.",
    button: "Ask us a question",
  },
  faq: {
    name: "FAQ",
    path: paths.faq,
    heading: "Straight answers.",
    lead: "Pick a topic and read a short answer: what you get, how long it takes and how we price it.",
  },
  booking: { name: "Booking", path: paths.bookConsultation, heading: "Book a consultation" },
  contact: { name: "Contact", path: paths.contact, heading: "Write to us.\nOr pick a time." },
  "lets-talk": {
    name: "Let’s talk",
    path: paths.letsTalk,
    heading: "Let’s Build Smarter, Together",
    lead: "Tell us what slows you down, or what you’d like us to build. Asking is free.",
  },
} as const satisfies Record<string, HeroTexts>;
