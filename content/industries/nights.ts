/** The event is in bold, and the text completes its sentence. */
type NightLine = readonly [time: string, event: string, text: string];

export interface SampleNight {
  scene: string;
  /** Somebody asks, the system answers, details come in, and the calendar has a new entry. */
  lines: readonly [NightLine, NightLine, NightLine, NightLine];
}

/** By the id of the industry (industries.ts). The nights show what a system does, with made-up people. */
export const nights: Record<string, SampleNight> = {
  "law-firms": {
    scene: "Tuesday. The office has been dark since six.",
    lines: [
      ["9:12 PM", "A message on your site.", "“Somebody rear-ended me. Do I have a case?”"],
      ["9:13 PM", "Your questions go out:", "date of the crash, injuries, insurance, police report. No legal advice."],
      ["9:21 PM", "Sorted by matter.", "Auto accident, with the answers and three photos of the car."],
      ["Thu 10:00 AM", "Consultation booked", "in an open slot on your own calendar."],
    ],
  },
  "real-estate": {
    scene: "Sunday. The open house is over, and buyers have questions.",
    lines: [
      ["10:06 PM", "A buyer asks:", "“Is the corner bungalow still for sale?”"],
      ["10:06 PM", "Your system answers:", "yes, with the price, the square footage and two times to see it."],
      ["10:11 PM", "One question back:", "pre-approved? They are, and they have to move by June."],
      ["Mon 5:30 PM", "Showing booked.", "Afterward, a text asks what they thought."],
    ],
  },
  "barbers-and-salons": {
    scene: "Monday. The salon is closed, and the lights are off.",
    lines: [
      ["8:32 PM", "A text comes in:", "“Any chance of a balayage this week?”"],
      ["8:32 PM", "Your system offers two openings", "of three hours each, and the price from your list."],
      ["8:36 PM", "The deposit is paid", "through a link, so the long appointment is held."],
      ["Fri 1:00 PM", "Chair booked.", "Reminders go out on Thursday and again on Friday morning."],
    ],
  },
  restaurants: {
    scene: "Friday. Every table is full, and so are your hands.",
    lines: [
      ["6:52 PM", "Missed call.", "The host is seating a party of eight."],
      ["6:52 PM", "A text goes back", "with the menu, your hours and a link to book a table."],
      ["6:58 PM", "They answer:", "“Six of us on Saturday. One can’t have gluten.”"],
      ["Sat 7:30 PM", "Table for six,", "with the note for the kitchen already on it."],
    ],
  },
  "health-and-wellness": {
    scene: "Tuesday. The last client left at seven.",
    lines: [
      ["9:47 PM", "A client cancels", "Wednesday’s 11\u00a0AM massage with one tap."],
      ["9:48 PM", "The hour is offered", "to the regular who was due two weeks ago."],
      ["9:55 PM", "She takes it", "and fills out her intake form on her phone."],
      ["Wed 11:00 AM", "Full again.", "The form is on file, and nobody made a call."],
    ],
  },
  "financial-services": {
    scene: "Monday. The kids are in bed, and the parents talk money.",
    lines: [
      ["8:20 PM", "A question on your site:", "“Can you help me move an old 401(k)?”"],
      ["8:21 PM", "Your system asks", "how much is in it, when they’ll retire and who advises them now."],
      ["8:34 PM", "A good fit.", "Their last statement comes in by secure link."],
      ["Wed 8:30 AM", "First meeting booked,", "with the statement already named and filed."],
    ],
  },
  "e-commerce-and-retail": {
    scene: "Wednesday. You’re closed, but your online store is open.",
    lines: [
      ["11:15 PM", "A buyer writes:", "“Where’s my order?”"],
      ["11:15 PM", "Your system checks the tracking:", "two states away, arriving on Friday."],
      ["1:02 AM", "Stock runs low.", "Six lavender candles left. A reorder is drafted."],
      ["Thu 8:00 AM", "One click from you", "sends the reorder. The inbox is empty."],
    ],
  },
  events: {
    scene: "Thursday. A newly engaged couple starts looking around.",
    lines: [
      ["10:24 PM", "A couple asks:", "“Are you free on October 17?”"],
      ["10:24 PM", "Your system checks the date:", "you’re free. How many guests, where, and what’s the budget?"],
      ["10:31 PM", "120 guests, a garden.", "Your packages go out, the best match first."],
      ["Sat 11:00 AM", "Planning call booked.", "An unanswered proposal gets a friendly nudge."],
    ],
  },
  "education-and-coaching": {
    scene: "Sunday. A failed chemistry test just turned up.",
    lines: [
      ["8:50 PM", "A parent writes:", "“Midterm in two weeks, and he’s lost.”"],
      ["8:51 PM", "Your system asks", "for the grade, the chapters and two free afternoons."],
      ["9:05 PM", "A photo of the test", "lands in the student’s file, with the level he needs."],
      ["Wed 4:00 PM", "First session booked.", "The reminder says which book to bring."],
    ],
  },
  "non-profits": {
    scene: "Saturday. Your volunteers have gone home.",
    lines: [
      ["9:30 PM", "A gift comes in", "through the form on your site."],
      ["9:30 PM", "A receipt and a thank-you", "go out, with the donor’s name spelled right."],
      ["9:42 PM", "She asks how to help.", "Your system shows her the shifts that still need someone."],
      ["Sat 8:00 AM", "Pantry shift filled.", "A reminder went out on Friday night."],
    ],
  },
  automotive: {
    scene: "Thursday. The bay doors are down.",
    lines: [
      ["9:15 PM", "A driver texts:", "“It grinds when I brake.”"],
      ["9:16 PM", "Your system asks", "for make, model and mileage, and shows when a bay is open."],
      ["9:22 PM", "A 2016 Civic,", "84,000 miles. The key goes in your drop box tonight."],
      ["Fri 8:00 AM", "First in the bay.", "The driver approves the estimate by text, with a photo of the part."],
    ],
  },
  "dental-and-medical": {
    scene: "Wednesday. The practice opens at eight.",
    lines: [
      ["11:20 PM", "A patient writes:", "“My crown came off. How soon can you see me?”"],
      ["11:20 PM", "Your system gives the emergency number first,", "then asks about pain and swelling."],
      ["11:24 PM", "A canceled slot", "at 8:20 goes to her, with the forms."],
      ["Thu 8:20 AM", "In the chair.", "She filled out her forms at home, in bed."],
    ],
  },
  insurance: {
    scene: "Tuesday. A couple closes on a house in nine days.",
    lines: [
      ["8:05 PM", "A buyer asks:", "“What would our new house cost to insure?”"],
      ["8:06 PM", "Your system asks once", "for everything a quote needs: address, year built, roof, closing date."],
      ["8:19 PM", "Everything is in,", "with a photo of the roof and the old policy."],
      ["Wed 11:00 AM", "Quote call booked.", "You open a complete file, not a thread of emails."],
    ],
  },
  coaches: {
    scene: "Sunday evening. Before the workweek starts, somebody wants help.",
    lines: [
      ["10:40 PM", "Someone asks:", "“Do you work with first-time managers?”"],
      ["10:41 PM", "Three questions back:", "what has to change, by when, and what they’ve tried."],
      ["10:52 PM", "A good fit", "sees your open times. Everyone else gets a polite no."],
      ["Thu 2:00 PM", "Discovery call booked.", "Agreement and payment link are ready to send."],
    ],
  },
  travel: {
    scene: "Monday. It’s raining, and somebody wants Italy.",
    lines: [
      ["9:05 PM", "A family writes:", "“Two weeks in May, four of us. Where do we start?”"],
      ["9:06 PM", "Your system asks", "for dates, ages, budget and the one thing they can’t miss."],
      ["9:20 PM", "The answers are in.", "Two adults, two kids, and Rome is a must."],
      ["Wed 1:00 PM", "Planning call booked,", "with the whole trip on one page."],
    ],
  },
  cleaning: {
    scene: "Thursday. Guests are coming, and the house is a mess.",
    lines: [
      ["9:40 PM", "A quote form comes in:", "three bedrooms, two baths, one dog, every two weeks."],
      ["9:40 PM", "They see a price range", "from your own rates before they ask the next company."],
      ["9:46 PM", "They pick Tuesdays.", "The door code goes into the crew’s notes."],
      ["Tue 9:00 AM", "First cleaning booked.", "After the visit, a text asks how it went."],
    ],
  },
  "pet-services": {
    scene: "Tuesday. Biscuit rolled in the mud.",
    lines: [
      ["8:15 PM", "An owner texts:", "“Can you wash Biscuit before Friday?”"],
      ["8:16 PM", "Your system asks", "for breed, size, coat and the last rabies shot."],
      ["8:23 PM", "The vaccine record", "arrives as a photo and goes on file."],
      ["Thu 10:30 AM", "Bath and trim booked.", "A text says when Biscuit is ready to go home."],
    ],
  },
  contractors: {
    scene: "Wednesday. You’re asleep by nine. Homeowners plan at ten.",
    lines: [
      ["10:08 PM", "A bid request:", "“We want to move the kitchen. Are you taking jobs?”"],
      ["10:09 PM", "Your system asks", "for scope, photos, deadline and budget."],
      ["10:30 PM", "Six photos and a sketch.", "They’d like to start in March."],
      ["Fri 4:00 PM", "Site walk booked.", "Everything you need is in one message."],
    ],
  },
  "gyms-and-fitness": {
    scene: "Monday. People plan their workouts late at night.",
    lines: [
      ["9:58 PM", "Someone asks:", "“Can I try the 6\u00a0AM class?”"],
      ["9:58 PM", "A trial pass goes out", "with the waiver and a list of what to bring."],
      ["10:03 PM", "A member can’t make it", "and says so by text. The newcomer gets the spot."],
      ["Tue 6:00 AM", "First class booked.", "They show up, because they got a reminder."],
    ],
  },
  "home-services": {
    scene: "Wednesday. You sit down to dinner.",
    lines: [
      ["7:04 PM", "Missed call.", "Nobody leaves a message."],
      ["7:04 PM", "A text goes back:", "“This is Heron Plumbing. Sorry we missed you. What’s wrong, and where?”"],
      ["7:06 PM", "A photo arrives:", "a leaking water heater, and the address."],
      ["Thu 9:30 AM", "Visit booked.", "You know the problem before you drive out."],
    ],
  },
};
