import type { PictureKey } from '../pictures';
import type { PictureItem } from '../types';

type ValueKey = 'innovation' | 'inclusivity' | 'curiosity' | 'compassion';

export type CompanyValue = PictureItem & { key: ValueKey };

/** A leader, shown by role. Never invent a person's name. */
export type Leader = { role: string; picture: PictureKey };
