import { type AddressMention, linkedAddresses, shownAddresses } from '../mentions/address-mentions.ts';
import type { DataFacts } from '../mentions/data-facts.ts';
import { readMarkup } from '../mentions/marked-up-data.ts';
import { linkedPhones, type PhoneMention, shownPhones } from '../mentions/phone-mentions.ts';
import { type PersonalLink, type ProfileLink, profileLinks } from '../mentions/profile-mentions.ts';
import { readData } from '../mentions/structured-data.ts';
import { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { findPeople, type ShownPerson } from '../people/find-people.ts';

/** All that one page says, before it is judged whose it is. */
export interface PageFacts {
  readonly page: PageModel;
  readonly context: PageContext;
  readonly addresses: readonly AddressMention[];
  readonly phones: readonly PhoneMention[];
  readonly people: readonly ShownPerson[];
  readonly personalLinks: readonly PersonalLink[];
  readonly profiles: readonly ProfileLink[];
  readonly data: DataFacts;
  readonly markup: DataFacts;
}

/** Runs every extractor over one page. `country` reads phone numbers written without a country code. */
export function factsOf(
  page: PageModel,
  country: string | undefined,
  isOwnUrl: (url: string) => boolean,
): PageFacts {
  const context = new PageContext(page);
  return {
    page,
    context,
    addresses: [...linkedAddresses(page, context), ...shownAddresses(page, context)],
    phones: [...linkedPhones(page, context, country), ...shownPhones(page, context, country)],
    people: findPeople(page, context),
    ...profileLinks(page, context),
    data: readData(page, isOwnUrl),
    markup: readMarkup(page, context),
  };
}
