/** People who work for a chief. Their titles name the chief, too. By language, as all lists of this folder. */
export const assistants = {
  da: 'assistent til|direktorsassistent*',
  de: `assistent* der|assistent* des|assistenz der|assistenz des|assistenz von|assistenz|direktionsassistent*|
    vorstandsassistent*|vorstandssekretar*|chefsekretar*|direktionssekretar*|sekretariat der|sekretariat des`,
  en: `assistant to|assistants to|assistant of|personal assistant|executive assistant|pa to|ea to|secretary to|
    office of the|chief of staff`,
  es: 'asistente de|asistente del|secretaria de',
  fr: 'assistante de|assistant de|assistant du|assistante du|assistant e de|secretaire de',
  it: 'assistente di|assistente al|assistente alla|assistente del',
  ja: '*秘書*|*社外取締役*',
  ko: '*비서*|*사외이사*',
  nl: 'assistent van|secretaresse|directiesecretar*|managementassistent*|directieassistent*',
  pl: 'sekretar* dyrektor*|sekretar* zarzadu|asystent* prezesa|asystent* zarzadu|asystent* dyrektora',
  pt: 'assistente de|assistente do|assistente da',
  sv: 'assistent till|vd-assistent*',
  zh: '*秘书*|*助理*|*独立董事*|*獨立董事*',
};
