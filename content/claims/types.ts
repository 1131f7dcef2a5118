/** The source of a claim in the specification: section and wording. */
type ClaimSource = { section: 1 | 2 | 9; wording: string };

/** A claim in two halves that form a phrase: the figure or name, and its description. */
export type Claim = { value: string; label: string; source: ClaimSource };
