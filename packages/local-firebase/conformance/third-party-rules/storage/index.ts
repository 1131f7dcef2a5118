import { archive } from './archive';
import { assets } from './assets';
import { avatars } from './avatars';
import { privateFiles } from './private-files';
import { teamFiles } from './team-files';

/** Every rules file in this folder. */
export const storageRulesFiles = [archive, assets, avatars, privateFiles, teamFiles];
