/** Whether somebody may register under a name: 4 to 30 letters, digits, `_`, `.` or `-`, a letter first. */
export const isUsername = (text: string): boolean => /^[A-Za-z][\w.-]{3,29}$/.test(text);
