import { blog } from './blog';
import { bookings } from './booking';
import { changedFields } from './changed-fields';
import { chat } from './chat';
import { claims } from './claims';
import { devices } from './devices';
import { formats } from './formats';
import { invitations } from './invitations';
import { kanban } from './kanban';
import { ledger } from './ledger';
import { likes } from './likes';
import { moderation } from './moderation';
import { ownership } from './ownership';
import { rateLimit } from './rate-limit';
import { schema } from './schema';
import { school } from './school';
import { settings } from './settings';
import { sharing } from './sharing';
import { shop } from './shop';
import { social } from './social';
import { teams } from './teams';
import { tenants } from './tenants';
import { todos } from './todo';
import { tree } from './tree';
import { votes } from './votes';
import { wiki } from './wiki';

/** All rules files in this folder, with their requests. */
export const firestoreRulesFiles = [
  blog,
  bookings,
  changedFields,
  chat,
  claims,
  devices,
  formats,
  invitations,
  kanban,
  ledger,
  likes,
  moderation,
  ownership,
  rateLimit,
  schema,
  school,
  settings,
  sharing,
  shop,
  social,
  teams,
  tenants,
  todos,
  tree,
  votes,
  wiki,
];
