/**
 * Trades and occupations in the languages of Europe, in the form that `Vocabulary` reads. Words that are also common
 * surnames (Schneider, Weber) are left out, as a name would pass for a title.
 */
export const trades = `
  maraich*|eleveu*|agricult*|apicult*|viticult*|paysan*|berger|bergere|fromag*|chocolatier*|coiffeu*|estheticien*|osteopath*|kinesi*|chirurgien*|dentiste*|opticien*|fleuriste*|
  photographe*|traducteur*|traductrice*|interprete*|paysagiste*|plombier*|couvreur*|macon|peintre|charpentier*|ebeniste*|tapissier*|bijoutier*|horloger*|potier*|ceramiste*|verrier*|
  brasseu*|distillateu*|restaurateu*|hotelier*|naturopath*|sophrologue*|psychologue*|orthophoniste*|sage-femme|veterinaire*|moniteur*|monitrice*|accompagnat*|caviste*|boucher|bouchere|
  charcuti*|poissonni*|epicier*|torrefact*|libraire*|imprimeur*|praticien*|masseur*|ostreicult*|pepinieriste*|sellier*|luthier*|styliste*|couturier*|scenographe*|realisat*|monteuse|
  landwirt*|imker*|metzger|metzgerin|fleischermeister*|friseur*|kosmetiker*|florist*|heilpraktiker*|hebamme*|logopad*|*therapeut*|zahnarzt*|tierarzt*|kieferorthopad*|*optiker*|*akustiker*|juwelier*|
  goldschmied*|uhrmacher*|malermeister*|dachdecker*|zimmerer*|klempner*|installateur*|schlosser*|raumausstatter*|polsterer*|orgelbau*|geigenbau*|buchbinder*|drucker*|hausmeister*|hauswirtschaft*|
  erzieher*|trainer*|coach*|dozent*|wissenschaft*|forscher*|biologe|biologin|chemiker*|physiker*|apotheker*|pta|mfa|zfa|arzthelfer*|krankenschwester*|pfleger*|*pflege|makler*|*makler*|gutachter*|sachverstandig*|
  agricultor*|ganader*|apicultor*|viticultor*|carnicer*|pescader*|peluquer*|estetic*|esteticista*|odontolog*|dentista*|veterinari*|fisioterap*|psicolog*|nutricion*|optic*|farmaceutic*|matron*|traductor*|interprete|
  paisajista*|fontaner*|electricist*|carpinter*|pintor|pintora|albanil*|tapicer*|joyer*|relojer*|ceramista*|alfarer*|cervecer*|restaurador*|hosteler*|librer*|impresor*|profesor*|maestr*|entrenador*|monitor|monitora|
  realizador*|guionista*|periodista*|redactor*|traumatolog*|pediatra|cardiolog*|ginecolog*|dermatolog*|podolog*|logoped*|osteopata|quiropractic*|
  agricoltor*|allevator*|apicoltor*|viticoltor*|macellai*|pescivendol*|parrucchier*|estetist*|fisioterapist*|farmacist*|ostetric*|traduttor*|traduttrice|paesaggist*|idraulic*|elettricist*|falegnam*|imbianchin*|
  muratore|tappezzier*|orafo|orologia*|ceramist*|birrai*|ristorator*|albergator*|tipograf*|insegnant*|istruttor*|istruttrice|allenator*|giornalist*|redattor*|redattrice|odontoiatra|igienista|logopedist*|osteopat*|fotograf*|sarto|sarta|mastro|casaro|
  boer|boerin|veehouder*|tuinder|hovenier*|imker|slager|visboer|kapper|kapster|schoonheidsspecialist*|tandarts*|dierenarts*|fysiotherapeut*|apotheker*|verloskundig*|vertaler*|tolk|loodgieter*|elektricien*|schilder|metselaar|
  meubelmaker*|stoffeerder*|juwelier|goudsmid|horlogemaker|pottenbakker*|brouwer|restaurateur|drukker|docent*|leraar|lerares|journalist*|huisarts*|mondhygienist*|makelaar*|
  lantbrukare|biodlare|frisor*|tandlakare*|tandhygienist*|veterinar*|sjukgymnast*|apotekare|barnmorska*|oversattare*|rormokare*|malare|murare|mobelsnickare*|guldsmed*|urmakare*|keramiker*|bryggare|bryggmastare|larare*|*larare|maklare*|fastighetsmaklare*|
  landmand|biavler|tandlaege*|dyrlaege*|fysioterapeut*|jordemoder|vvs|maler|murer|guldsmed|urmager|keramiker|brygger|bryggmester|laerer|ejendomsmaegler*|
  bonde|birokter|tannlege*|veterinaer|jordmor|rorlegger*|maler|murer|gullsmed|urmaker|brygger|laerer|eiendomsmegler*|tannpleier*|*sekretaer|*sekretar|*sekretaren|
  rolnik|pszczelarz|fryzjer*|kosmetyczk*|dentyst*|stomatolog*|weterynarz|fizjoterapeut*|farmaceut*|tlumacz*|hydraulik|elektryk|stolarz|malarz|murarz|jubiler|zegarmistrz|ceramik|piwowar|nauczyciel*|trener*|dziennikarz*|lekarz*|
  agricultor*|apicultor*|enfermeir*|dentista*|veterinari*|fisioterapeut*|farmaceutic*|tradutor*|canalizador|eletricista|carpinteir*|pintor|pedreiro|joalheir*|relojoeir*|cervejeir*|queijeir*|padeir*|pasteleir*|professor*|jornalista*|
  *ologist|*ologists|*ician|*icians|*pedist|*iatrist|*trician|
  *koordinator*|*conductor|conductors|orthop*|
  orthodont*|ortodon*|periodont*|parodont*|endodont*|implantolog*|pedodont*|prosthodont*|dieteticien*|dietist*|podologue*|pedicure|psychotherapeut*|psychoterapeut*|psykolog*|psykoterapeut*|laege|tandlaege*|klinikass*|advokatfuldmaegtig|stomatolog*|stomatology|gynekolog*|pediatr*|kardiolog*|ortoped*|dermatolog*|
  ingatlan*|pszicholog*|terapeuta*|fogasz*|konyvvizsgalo|adotanacsado|avocat|avocata|notar|executor judecatoresc|medic|asistenta|psihoterapeut*|psiholog*|avukati|psikolog*|dis hekimi|diyetisyen*|fizyoterapist*|mimari|arastirmaci*|yurutucu*|
  aprendi*|capellan|orientador*|tutor|tutora|conserje|porter*|ayudante*|luthier*|
  publisher*|verleger*|editeur*|uitgever*|forlaeggare|cartograph*|grower*|shepherd*|cheesemaker*|cheesemonger*|beekeeper*|butcher*|fishmonger*|chocolatier*|patissier*|distiller*|blender*|cellar master|cellarmaster|cooper|farrier|saddler|upholster*|printmaker*|ceramicist*|
  glassblower*|luthier*|restorer*|conservator*|cidermaker|mixologist|bartender|server|maitre d|stockman|viticulturist|oenologist|agronomist*|arborist*|landscaper*|translator*|interpreter*|proofreader*|typesetter|bookbinder|
  chiropractor*|osteopath*|podiatrist*|midwife|midwives|audiologist*|dietitian*|nutritionist*|acupuncturist*|naturopath*|counsellor*|counselor*|social worker|paraplanner*|adjuster*|appraiser*|realtor*|conveyancer*|assayer|machine operator|millwright|
  toolmaker|draughtsman|draftsman|roofer|glazier|plasterer|mason|stonemason|bricklayer|thatcher|tiler|decorator|miller|roastmaster|*rost*meister|technologist*|radiographer|sonographer|paramedic|lifeguard|groom|stable hand|deckhand|bosun|first mate|purser
`;
