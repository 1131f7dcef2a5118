import { describePlaceholders, findPlaceholders } from '../tools/find-placeholders';

// Lists the placeholders to replace before a deployment.
console.log(describePlaceholders(findPlaceholders('content')));
