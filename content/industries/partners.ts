export const partners = [
  createPartner("Law firms", "New inquiries, documents and deadlines.", {
    Intake: "You get the facts of each inquiry, sorted by matter.",
    Documents: "You read a summary of a long document, with the pages to check.",
    Updates: "Clients know where things stand, in plain words.",
  }),
  createPartner("Real estate", "Leads at night, listings by day.", {
    "First answer": "A 10\u00a0PM question gets a 10\u00a0PM answer.",
    Listings: "You get a draft from your own notes and photos.",
    "Follow-up": "Every buyer gets asked what they thought of the showing.",
  }),
  createPartner("Health and wellness", "Full rooms and too few hands.", {
    Booking: "Clients book and move visits by text.",
    Intake: "You get each client’s forms, sorted, before the visit.",
    "Return visits": "Clients hear from you when they’re due.",
  }),
  createPartner("Financial services", "Less paper, and every word checked.", {
    Screening: "You talk only to people you can help.",
    Statements: "Every statement is named and filed before you look for it.",
    Review: "You read and sign every draft before it goes out.",
  }),
  createPartner("E-commerce and retail", "The same questions all day.", {
    Questions: "“Where’s my order?” gets an answer straight from tracking.",
    "Product descriptions": "You check a draft written from your own data.",
    Stock: "You get a warning before the shelf is empty.",
  }),
  createPartner("Restaurants", "The phone rings during the rush.", {
    Phone: "Callers get your hours, your menu and a table by text.",
    Catering: "You get date, head count and budget in one message.",
    Reviews: "You get an answer drafted in your tone, ready to send.",
  }),
  createPartner("Home services", "Your hands are full and calls are waiting.", {
    "Missed calls": "You’re under a sink, and the caller still gets an answer.",
    Details: "You get the address, the problem and photos before you drive.",
    Estimates: "Open quotes get a nudge until you hear yes or no.",
  }),
  createPartner("Events", "Every guest and planner gets an answer.", {
    Dates: "Planners find out right away if you’re free.",
    Proposals: "You get a draft from the brief and set the price.",
    Guests: "Guests get parking, dress code and times at any hour.",
  }),
];

function createPartner(name: string, line: string, jobs: Record<string, string>) {
  return { name, line, jobs: Object.entries(jobs).map(([job, text]) => ({ job, text })) };
}

export type Partner = (typeof partners)[number];
