/** For forms with a mark at each required field. The star doesn't start a line. */
export const requiredNote = "Please fill in all required fields marked\u00a0with\u00a0*";
