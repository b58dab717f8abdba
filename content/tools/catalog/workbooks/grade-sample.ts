/** Letter, from, GPA points; lowest first, because the formulas look up the last one that is not greater. */
export const scale: [string, number, number][] = [
  ["F", 0, 0],
  ["D", 0.6, 1],
  ["D+", 0.67, 1.3],
  ["C-", 0.7, 1.7],
  ["C", 0.73, 2],
  ["C+", 0.77, 2.3],
  ["B-", 0.8, 2.7],
  ["B", 0.83, 3],
  ["B+", 0.87, 3.3],
  ["A-", 0.9, 3.7],
  ["A", 0.93, 4],
  ["A+", 0.97, 4],
];

interface Course {
  name: string | null;
  credits: number;
  final: number | null;
  weights: [string, number][];
  /** Title, category, points, out of. */
  assignments: [string, string, number | null, number][];
}

export const courses: Course[] = [
  {
    name: "Biology 101",
    credits: 4,
    final: 0.25,
    weights: [
      ["Labs", 0.25],
      ["Quizzes", 0.2],
      ["Midterm", 0.3],
    ],
    assignments: [
      ["Lab 1: microscopes", "Labs", 18, 20],
      ["Lab 2: diffusion", "Labs", 17, 20],
      ["Lab 3: enzymes", "Labs", 19, 20],
      ["Quiz 1", "Quizzes", 8, 10],
      ["Quiz 2", "Quizzes", 9, 10],
      ["Midterm", "Midterm", 86, 100],
      ["Lab 4: genetics", "Labs", null, 20],
    ],
  },
  {
    name: "US History",
    credits: 3,
    final: 0.3,
    weights: [
      ["Essays", 0.4],
      ["Discussion", 0.3],
    ],
    assignments: [
      ["Essay 1", "Essays", 88, 100],
      ["Essay 2", "Essays", 93, 100],
      ["Discussion, weeks 1 to 7", "Discussion", 33, 35],
    ],
  },
  {
    name: "Algebra II",
    credits: 3,
    final: 0.2,
    weights: [
      ["Homework", 0.3],
      ["Tests", 0.5],
    ],
    assignments: [
      ["Homework, units 1 to 4", "Homework", 74, 80],
      ["Test 1", "Tests", 71, 100],
      ["Test 2", "Tests", 78, 100],
    ],
  },
];
