/** People who work for a chief. Their titles name the chief, too. By language, as all lists of this folder. */
export const assistants = {
  da: 'direktorsassistent*|assistent til',
  de: `assistenz|direktionsassistent*|vorstandsassistent*|{sekretariat,assistent*} {der,des}|
  {chef,direktions,vorstands}sekretar*`,
  en: `assistant of|office of the|chief of staff|{assistant,assistants,ea,pa,secretary} to|
  {executive,personal} assistant`,
  es: 'secretaria de|asistente {de,del}',
  fr: 'secretaire de|assistant {de,du,e de}|assistante {de,du}',
  he: 'מזכירות|עוזר* אישי*',
  it: 'assistente {al,alla,del,di}',
  ja: '*秘書*|*社外取締役*|*補佐*',
  ko: '*비서*|*사외이사*|*보좌*',
  nl: 'secretaresse|directiesecretar*|managementassistent*|directieassistent*|assistent van',
  pl: 'asystent* {dyrektora,prezesa,zarzadu}|sekretar* {dyrektor*,zarzadu}',
  pt: 'assistente {da,de,do}',
  sv: 'vd-assistent*|assistent till',
  th: '*ผู้ช่วย{กรรมการ*,ประธาน*,ผู้บริหาร*,ผู้อำนวยการ*,ส่วนตัว*}|*เลขา{กรรมการ*,นุการ*,ผู้*}',
  zh: '*秘书*|*助理*|*独立董事*|*獨立董事*|*特助*',
};
