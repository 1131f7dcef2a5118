import { biosampleClaims } from './claims/biosample';
import { companyClaims } from './claims/company';
import { diabetesClaims } from './claims/diabetes';
import { footprintClaims } from './claims/footprint';
import { omicronClaims } from './claims/omicron';
import { respiratoryClaims } from './claims/respiratory';

/** The site's claims. Other content quotes them instead of repeating their figures. */
export const claims = {
  ...companyClaims,
  ...biosampleClaims,
  ...diabetesClaims,
  ...omicronClaims,
  ...respiratoryClaims,
  ...footprintClaims,
};
