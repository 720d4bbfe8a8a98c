/** What people are called for short where that is not the beginning of the given name, by language: the name, then its short forms. */
const shortNames: Readonly<Record<string, string>> = {
  de: 'johannes hans hannes|josef sepp|friedrich fritz|heinrich heinz heiner|ulrich uli ulli|ludwig lutz|elisabeth lisa elli|margarete grete gretel|georg schorsch',
  en: `michael mike mick mickey|william bill billy will liam|robert bob rob bobby bert|james jim jimmy jamie|richard dick rick ricky|thomas tom tommy|
  anthony tony|edward ted eddie ned|theodore ted|john jack johnny|elizabeth liz beth betsy betty lizzie eliza|katherine kate katie kathy kat|
  catherine kate katie cathy cat|margaret peggy meg maggie|charles chuck charlie|henry harry hank|lawrence larry|laurence larry|andrew andy drew|nicholas nick nicky|
  stephen steve|gregory greg|jeffrey jeff|geoffrey geoff|terence terry|theresa terry tess|albert bert|alexander sandy alex xander|alexandra sandra sandy|patricia pat patty trish|
  dorothy dot dottie|deborah deb debbie|susan sue susie|barbara barb babs|jennifer jenny jen|matthew matt|joseph joe joey|daniel dan danny|david dave|kenneth ken kenny|
  ronald ron|donald don|raymond ray|samuel sam|benjamin ben|timothy tim|douglas doug|frederick fred freddie|gerald gerry jerry|leonard len lenny|victoria vicky tori|rebecca becky`,
  es: 'jose pepe|francisco paco pancho curro|ignacio nacho|enrique quique kike|manuel manolo|antonio toni tono|dolores lola|guillermo memo guille|roberto beto|alberto beto|eduardo lalo edu|mercedes merche|rosario charo|concepcion concha conchi',
  it: 'giuseppe beppe peppe|luigi gigi|alessandro sandro|alessandra sandra|domenico mimmo|salvatore toto|giovanni gianni nanni|francesco checco|antonio tonino|vincenzo enzo',
  pl: 'katarzyna kasia|malgorzata gosia|joanna asia|tomasz tomek|barbara basia|krzysztof krzysiek|agnieszka aga|aleksandra ola|jan janek|wojciech wojtek|jakub kuba|elzbieta ela',
  pt: 'jose ze|francisco chico|antonio toze|manuel manel|luis luisinho',
  ru: 'aleksandr sasha|alexander sasha|mikhail misha|dmitry dima|dmitri dima|dmytro dima|ekaterina katya|mariya masha|maria masha|nataliya natasha|natalia natasha|vladimir vova|evgeny zhenya',
};

const shortOf = new Map<string, Set<string>>();
for (const line of Object.values(shortNames).join('|').split('|')) {
  const [whole = '', ...forms] = line.trim().split(/\s+/);
  for (const form of forms) shortOf.set(form, (shortOf.get(form) ?? new Set()).add(whole));
}

/** Whether somebody of the second given name is also called by the first: Mike, of Michael. Both folded. */
export function isShortFor(short: string, whole: string): boolean {
  return shortOf.get(short)?.has(whole) ?? false;
}
