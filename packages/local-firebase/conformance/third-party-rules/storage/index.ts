import { archive } from './archive';
import { assets } from './assets';
import { avatars } from './avatars';
import { privateFiles } from './private-files';
import { teamFiles } from './team-files';

/** All rules files in this folder, with their requests. */
export const storageRulesFiles = [archive, assets, avatars, privateFiles, teamFiles];
