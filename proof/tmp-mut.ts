import { EQUIVALENT } from './mutation/equivalent';
import { tryMutants } from './mutation/kill';
import { mutantsOf } from './mutation/mutants';
import { subjects } from './mutation/subjects';

for (const subject of subjects()) {
  const all = mutantsOf(subject.source, subject.fileName).filter(({ within }) =>
    /person|isActive|hasRole|isStaff|staff|publishers|mayWrite$|mayDelete|Released|isNamedNow|isTakenNow|bodies|Slugs|history|People|Trash|Changes|images|pdfs|folder|Staff|Work|Presence/.test(
      within,
    ),
  );
  const t = Date.now();
  console.log(subject.fileName, all.length);
  const rows = (function* () {
    for (let i = 0; i < all.length; i += 20) {
      yield* tryMutants(subject, all.slice(i, i + 20));
      console.log(i, Date.now() - t);
    }
  })();
  for (const { mutant, killer } of rows) {
    const clause = subject.source.slice(mutant.from, mutant.to);
    const known = EQUIVALENT.find(
      (o) =>
        o.within === mutant.within &&
        o.change === mutant.change &&
        o.clause === clause &&
        subject.source.slice(0, mutant.from).endsWith(o.follows ?? ''),
    );
    if (!killer && !known) console.log('ALIVE', mutant.within, mutant.change, clause);
    if (killer && known) console.log('KILLED', mutant.within, clause, killer);
  }
}
