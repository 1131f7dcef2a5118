/** Words for two editors at one record. */
export const conflicts = {
  heading: 'Somebody else saved this record after you opened it',
  text: 'Nothing was overwritten. Choose for each field which version to keep, then save again. Until you do, both versions stay.',
  same: 'Their version holds the same text as yours. Save again to go on.',
  deleted: 'Somebody else deleted this record after you opened it',
  deletedText: 'Nothing was saved. Bring the record back with what you typed, then save it.',
  mine: 'Mine',
  theirs: 'Theirs',
  base: 'Before both',
  both: 'changed by both of you',
  keep: 'Keep the chosen fields',
  bringBack: 'Bring the record back',
} as const;
