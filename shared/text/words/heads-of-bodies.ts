/** What a firm or an association is called as a whole, in Russian and Ukrainian; folded. */
const body =
  '(?:[ором]оо|ооо|ано|нко|федерац|организац|організац|компани|компані|ассоциац|асоціац|союз|спілк|фонд|общества |товариств|предприят|підприємств|холдинг|агентств)';
const department = /(?:отдел|служб|департамент|направлен|управлен|відділ)/u;
const upToBody = `(?: ["«]?[\\p{L}-]+){0,2}? ["«]?${body}`;
const head = new RegExp(`^(?:руководитель|керівни(?:к|ця))${upToBody}`, 'u');
const deputy = new RegExp(
  `^(?:перв\\p{L}+ |перш\\p{L}+ )?(?:заместитель руководителя|заступни\\p{L}+ керівника)(?:$|${upToBody})`,
  'u',
);
const ofDepartment =
  /(?:^| )(?:руководитель|керівни(?:к|ця))(?: \p{L}+){1,3} (?:отдел|служб|департамент|направлен|управлен|відділ)/u;

/** "Руководитель федерации": of an organization the head is the first, and of a department it is not. */
export function headsBody(folded: string): boolean {
  return !department.test(folded) && head.test(folded);
}

/** "Первый заместитель руководителя федерации" */
export function isDeputyOfBody(folded: string): boolean {
  return !department.test(folded) && deputy.test(folded);
}

/** "Руководитель административного отдела" */
export function headsDepartment(folded: string): boolean {
  return ofDepartment.test(folded);
}

/** "Direction" as all that a card says, folded: those who direct, unlike "Art direction". */
export function isWholeDirection(folded: string): boolean {
  return wholeDirection.test(folded);
}

const wholeDirection = /^(?:direction|direzione|direcao|direktion|direccio)$/;
