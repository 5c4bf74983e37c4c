/** Columns from which what is said of a board stands beside it, and not above or below. */
export const besideFrom = 76;
