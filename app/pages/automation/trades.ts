export interface Service {
  service: string;
  benefit: string;
}

export interface Trade {
  /** Its anchor on the automation pages, and the name of its icon in trades.svg. */
  id: string;
  name: string;
  services: readonly Service[];
}

/** The specification (section 2) lists nineteen; gyms are from its description of the audience. */
export const trades: readonly Trade[] = [
  createTrade("Law firms", [
    ["Intake questions", "New inquiries arrive sorted by matter, with the facts you need to say yes or no."],
    ["Consultation booking", "Clients pick a free slot. Your calendar has the last word."],
    ["Document requests", "Missing documents are asked for, politely, until they are there."],
    ["Case updates", "Clients hear where things stand without calling the office."],
  ]),
  createTrade("Real estate", [
    ["Lead response", "A buyer who writes at night gets an answer at night."],
    ["Showing scheduler", "A time is agreed without a chain of texts."],
    ["Showing feedback", "Every visitor is asked what they thought, and you read it in one place."],
    ["Past-client notes", "You stay in touch long after the keys are handed over."],
  ]),
  createTrade("Barbers and salons", [
    ["Chair booking", "The book fills while your hands are in someone’s hair."],
    ["Deposit requests", "Long appointments are held with a deposit, asked for without you."],
    ["No-show reminders", "A text the day before, and another in the morning."],
    ["Review requests", "Happy clients are asked while they still look in every window."],
  ]),
  createTrade("Home services", [
    ["Missed-call texts", "You are under a sink; the caller still gets an answer."],
    ["Job booking", "Address, problem and photos are there before you drive."],
    ["Estimate follow-up", "Open quotes are followed up without you remembering to."],
    ["Review requests", "Asked for on the day the work is done."],
  ]),
  createTrade("Health and wellness", [
    ["Online booking", "Clients book, move and cancel without the front desk."],
    ["Intake forms", "History and consent are ready before the visit."],
    ["No-show reminders", "Fewer empty rooms in a week that was booked out."],
    ["Rebooking notes", "Regulars hear from you when they are due."],
  ]),
  createTrade("Financial services", [
    ["Lead screening", "You talk to people who fit what you offer."],
    ["Onboarding packs", "Forms, disclosures and signature requests go out in order."],
    ["Review reminders", "Yearly reviews get booked instead of forgotten."],
    ["Document collection", "Statements come in by secure link, not in five emails."],
  ]),
  createTrade("E-commerce and retail", [
    ["Cart follow-up", "Carts left behind get one friendly reminder."],
    ["Order questions", "“Where is my order?” is answered from the tracking."],
    ["Stock alerts", "You reorder before the shelf is empty."],
    ["Review requests", "Buyers are asked once the package has arrived, not before."],
  ]),
  createTrade("Restaurants", [
    ["Table requests", "Bookings are answered during the rush, not after it."],
    ["Missed-call texts", "Callers get the menu and the hours by text."],
    ["Catering inquiries", "Date, head count and budget come in one message."],
    ["Guest return offers", "Regulars hear about the slow nights first."],
  ]),
  createTrade("Events", [
    ["Date checks", "Couples and planners know at once whether you are free."],
    ["Proposal follow-up", "Open proposals are asked about, kindly, until there is an answer."],
    ["Guest messages", "Parking, dress code and times go out together."],
    ["Vendor checklists", "Everyone has confirmed before the day."],
  ]),
  createTrade("Education and coaching", [
    ["Enrollment intake", "Level, goals and times are known before the first call."],
    ["Session reminders", "Students arrive on time, with the right material."],
    ["Homework follow-up", "Work is sent out, collected and noted."],
    ["Progress notes", "Parents get a summary without you writing it twice."],
  ]),
  createTrade("Non-profits", [
    ["Donor thank-yous", "Every gift is answered with a receipt and a name."],
    ["Volunteer sign-up", "Shifts fill from one page."],
    ["Event reminders", "Supporters know where to be, and when."],
    ["Monthly giving", "An expired card is noticed and replaced."],
  ]),
  createTrade("Automotive", [
    ["Service booking", "Customers drop off at a time your bays can take."],
    ["Estimate approval", "A yes or no by text, with a photo of the part."],
    ["Ready-for-pickup texts", "Fewer calls that ask whether it is done."],
    ["Service reminders", "The next oil change comes back to you."],
  ]),
  createTrade("Dental and medical", [
    ["Recall reminders", "Checkups are booked when they are due."],
    ["Patient intake", "Forms are done at home, not in the waiting room."],
    ["Appointment confirmations", "The day starts with a list you can trust."],
    ["Waitlist filling", "A canceled slot is offered to the next patient."],
  ]),
  createTrade("Insurance", [
    ["Quote intake", "Everything a quote needs is asked for once."],
    ["Renewal reminders", "Clients hear from you before they hear from someone else."],
    ["Claim updates", "Each step sends a note, so nobody has to chase."],
    ["Policy questions", "Common questions are answered at any hour."],
  ]),
  createTrade("Coaches", [
    ["Discovery calls", "People who fit can book; the others get a good answer."],
    ["Client onboarding", "Agreement, payment and first session in one go."],
    ["Check-ins", "A question between sessions keeps the pace."],
    ["Program renewals", "The next step is offered when it is due."],
  ]),
  createTrade("Travel", [
    ["Trip inquiries", "Dates, travelers and budget are asked up front."],
    ["Itinerary sending", "Bookings and documents in one message, in order."],
    ["Payment schedules", "Deposits and balances ask for themselves."],
    ["Pre-trip reminders", "Passports, times and check-in, a few days ahead."],
  ]),
  createTrade("Cleaning", [
    ["Instant quote forms", "Rooms and frequency go in, a price range comes out."],
    ["Recurring schedules", "Weekly clients are set up once and kept."],
    ["Crew instructions", "Door codes and notes reach the right team."],
    ["Quality checks", "A short question after each visit catches trouble early."],
  ]),
  createTrade("Pet services", [
    ["Grooming booking", "Breed, size and coat are known before the dog walks in."],
    ["Vaccine records", "Records are on file before the stay begins."],
    ["Pick-up messages", "Owners know when to come."],
    ["Repeat visits", "The next groom is booked while they still smell good."],
  ]),
  createTrade("Contractors", [
    ["Bid requests", "Scope, photos and deadline come in complete."],
    ["Permit checklists", "The next document is asked for before it holds you up."],
    ["Progress updates", "Owners get a weekly note with pictures."],
    ["Invoice reminders", "Draws are requested on the day they are due."],
  ]),
  createTrade("Gyms and fitness", [
    ["Trial sign-up", "A visitor becomes a booked first class."],
    ["Class reminders", "Members come, or free the spot in time."],
    ["Missed-visit messages", "Somebody notices before the membership lapses."],
    ["Payment retries", "Failed cards are sorted out without an awkward talk."],
  ]),
];

function createTrade(name: string, services: readonly (readonly [string, string])[]): Trade {
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    services: services.map(([service, benefit]) => ({ service, benefit })),
  };
}
