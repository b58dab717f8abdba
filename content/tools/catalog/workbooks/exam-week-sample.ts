/** Name, hours wanted. */
export const subjects: [string | null, number | null][] = [
  ["Biology", 9],
  ["US History", 6],
  ["Spanish", 4.5],
  ["Algebra II", 3],
  ["English", 2.5],
  [null, null],
];

/** Subject, topic, rating, minutes. */
export const topics: [string, string, number, number][] = [
  ["Biology", "Cell respiration", 2, 60],
  ["Biology", "Photosynthesis", 3, 45],
  ["Biology", "Mitosis and meiosis", 1, 90],
  ["Biology", "Genetics: Punnett squares", 4, 30],
  ["US History", "Reconstruction", 2, 50],
  ["US History", "The Great Depression", 3, 40],
  ["US History", "Civil rights movement", 4, 30],
  ["Spanish", "Preterite and imperfect", 1, 60],
  ["Spanish", "Vocabulary, chapters 7 to 9", 3, 45],
  ["Algebra II", "Logarithms", 2, 45],
  ["Algebra II", "Quadratics", 5, 20],
  ["English", "Essay: evidence and quotes", 3, 45],
];

/** Exam, day of the month, start, room, what to bring. */
export const exams: [string, number, string, string, string][] = [
  ["Spanish", 10, "9:00 AM", "Language lab", "Headphones"],
  ["Biology", 11, "9:00 AM", "Gym", "Calculator, two pencils"],
  ["US History", 12, "1:00 PM", "Gym", "Blue book"],
  ["Algebra II", 13, "9:00 AM", "Room 204", "Graphing calculator"],
  ["English", 14, "9:00 AM", "Room 118", "The novel"],
];
