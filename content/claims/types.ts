/** Where the specification makes a claim: its section and the words it stands in. */
export type ClaimSource = { section: 1 | 2 | 9; wording: string };

/** A claim in two halves that read on from each other: the figure or name, and what it is said of. */
export type Claim = { value: string; label: string; source: ClaimSource };
