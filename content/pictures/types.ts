/** What a picture shows, for those who do not see it. A component may treat it as decoration where the text beside it says the same. */
export type Picture = { alt: string };
