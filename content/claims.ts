import { biosampleClaims } from './claims/biosample';
import { companyClaims } from './claims/company';
import { diabetesClaims } from './claims/diabetes';
import { footprintClaims } from './claims/footprint';
import { omicronClaims } from './claims/omicron';
import { respiratoryClaims } from './claims/respiratory';

/** Every claim that the site makes, written once. Pages quote claims in template strings and never repeat a figure. */
export const claims = {
  ...companyClaims,
  ...biosampleClaims,
  ...diabetesClaims,
  ...omicronClaims,
  ...respiratoryClaims,
  ...footprintClaims,
};
