import { foldText } from '../fold-text.ts';

/**
 * Common given names of some twenty languages, folded. They tell the order of a name, and whether a text is a name
 * at all.
 */
const common = `
aaron adam adele adrian agnes agnieszka ahmad ahmed aino aisha akira alain alan albert alberto ale alejandro aleksandr aleksander
aleksandra aleksei aleksey aleksi alena alessandra alessandro alessia alex alexander alexandra alexandre alexei alexis alfonso
alfred alfredo ali alice alicia alina alison allison alma alvaro amanda amelia amelie amin amina amir amy ana anastasia anders
andre andrea andreas andree andrei andres andrew andrey andrzej anette angel angela angelika angelo angus anita anja ann anna
annabel anne anneke annelies annett annette annie annika ante anthony antje antoine anton antonella antonia antonio antonin anu
ariana armin arnaud arne arthur artur arturo arvid asa ashley asif astrid audrey august aurelie aurelien axel ayaka ayesha ayse
ayumi aziz barbara barry bartosz bashir bastian beata beate beatrice beatriz bela ben benedikt benjamin benoit bernard bernd
bernhard bert bertrand betty bianca bilal bill birgit bjorn blanca bob boris borja brad brandon brenda brian bridget brigitte britta
bruce bruno bryan burak caitlin cameron camila camille can carina carl carla carlo carlos carmen carol carola carolina caroline
carsten catalina caterina catherine cecile cecilia celia celine cem cesar chantal charles charlotte chiara chloe chris christa
christel christian christiane christina christine christoph christophe christopher claire clara clare claude claudia claudio
claus clemens colin conny constance constantin cora corinna corinne cornelia craig cristian cristina csaba cyril dagmar daisuke
dalia damian damien dan dana daniel daniela daniele danielle danuta dariusz dave david davide dawn deborah debra deniz denise
dennis derek diana diane dick diego dieter dietmar dimitri dina dirk dmitri dmitriy dmitry dolores dominic dominik dominika
dominique don donald donna doris dorota dorothea dorothy douglas duncan dylan ebru ece eddie edgar edith edmund eduardo edward
edwin ekaterina elaine eleanor elena eleni eleonora elif elias elisa elisabeth elise elizabeth elke ella ellen elodie elsa emanuel
emanuele emi emil emile emilia emilie emily emine emma emmanuel enrico enrique eric erica erich erik erika ernst erwin espen
esteban esther etelka ethan etienne eugene eugenia eva evan eve evelyn ewa fabian fabien fabienne fabio fabrice fatima fatma
federica federico felicia felix femke fernanda fernando filip filipe finn fiona florence florian floriane frances francesca
francesco francisco franck francois francoise frank frantisek franz fred frederic frederik fredrik friedrich fritz gabor gabriel
gabriela gabriele gabriella gary gavin geert geoffrey george georg georges gerald gerard gerd gerda gerhard gianluca gilbert gilles
gillian gina giorgio giovanna giovanni gisela giulia giuseppe gloria goncalo gonzalo gordon grace graham greg gregor gregory greta
grzegorz gudrun guido guillaume guillermo gunter gunther gustav gustavo guy hakan hana hank hanna hannah hannes hans harald harold
harriet harry haruka haruto hassan hatice heather hector heide heidi heike heiko heiner heinrich heinz helen helena helene helga
helmut hendrik henning henri henrik henry herbert hermann hilda hilde hiroshi holger horst howard huda hugh hugo hussein ian
ibrahim ida ignacio igor ilona ilse imre ina ines inga inge ingeborg ingo ingrid inka ioana ion irena irene irina iris irma isaac
isabel isabella isabelle istvan ivan ivana ivo jack jacob jacqueline jacques jaime jake jakob jakub james jamie jan jana jane janet
janice janina janine janos jari jaroslav jasmin jasmine jason javier jean jeanette jeanne jeff jeffrey jelena jennifer jenny jens
jeremy jerome jerzy jesper jessica jessie jesus jill jim jimmy jiri joachim joan joana joanna joao joaquin jochen joe joel joerg
johan johanna johannes john johnny jolanta jon jonas jonathan joost joop jordan jorg jorge jorgen jose josef josefine joseph
josephine joshua joyce juan juana juergen juha juhani julia julian juliana julie julien juliette julio jun jurgen jussi justin
justine justyna kaan kai kamil karel karen kari karim karin karina karl karla karolina karsten kasia katarina katarzyna kate katerina
katharina katherine kathleen kathrin kathryn kathy katie katja katrin kay keith kelly ken kenji kenneth kerstin kevin khaled khalid
kim kirsten kjell klara klaus knut konrad konstantin krista kristian kristin kristina kristine krystyna krzysztof kurt kyle ladislav
lara larry lars laszlo laura lauren laurence laurent lea leah leila leila lena lenka leo leon leonard leonardo leonie leopold lesley
leslie leticia lidia lina linda lionel lisa lise livia liz ljubica lorena lorenzo lotte louis louisa louise luc luca lucas lucia
luciana lucie lucy ludmila ludovic ludwig luigi luis luisa lukas lukasz luke lutz lydia lynn maarten madeleine magali magda magdalena
magnus mahmoud maja malcolm malgorzata malin manfred manon manuel manuela mara marc marcel marcela marcello marcelo marcin marco marcos
marcus marek margaret margarita margit margot maria mariam mariana marianne marie marija marijke marina mario marion maris marisa
marit marius mariusz marjan mark marketa marko markus marlene marlies marta martha martin martina martine mary maryam masaki massimo
mateo mateusz mathias mathieu mathilde mats matteo matthew matthias matthieu mattias maureen maurice maurizio mauro max maxim maxime
maximilian maya meera megan mehmet mehdi meike melanie melissa mercedes merete mette mia michael michaela michal micheal michel michela
michele michelle miguel mihai mika mikael mike mikko mikolaj milan milena milos mira miriam miroslav mirjam mohamed mohammad mohammed
moana moira molly mona monica monika monique morten moritz mostafa muhammad muriel mustafa nadia nadine nancy naomi natalia natalie
natasha nathalie nathan neil nele nelly nestor nevena niccolo nicholas nick nico nicola nicolas nicole niels nigel nikita niklas nikola
nikolai nikolaos nils nina noah noel noemi nora norbert norma noura olaf ole oleg olga oliver olivia olivier omar ondrej orsolya oscar
oskar osman otto pablo palle pamela paola paolo pascal pascale patricia patrick patrik patrizia patty paul paula paulina pauline
paulo pavel pawel pedro peer peggy penelope per pernille perry petar pete peter petr petra philip philipp philippe phillip pia piero
pierre piet pieter pietro pilar piotr priya rachel radek rafael rafal raffaele raimund rainer raisa ralf ralph ramon raphael raquel
rasmus raul ray raymond rebecca regina regine reiner reinhard reinhold reka remi renata renate rene ricardo riccardo richard rick
rikke rita robert roberta roberto robin rocio rodrigo roger roland rolf roman ron ronald rosa rosario rose rosemary ross roxana roy
ruben rudolf rui rupert russell ruth ryan sabina sabine sabrina said salma salvador salvatore sam samantha sami samir samuel sandra
sandrine sandro sanne sara sarah sascha sasha satoshi scott sean sebastian sebastien selim selin selma serge sergei sergey sergio
severine shannon sharon sheila shirley sibylle siegfried sigrid silke silvia simon simona simone sofia sofie solveig sonia sonja
sophia sophie soren stacey stacy stan stanislav stanislaw stefan stefania stefanie stefano steffen stella stephan stephane stephanie
stephen sergi steve steven stig stuart sue susan susana susann susanna susanne suzanne svein sven svenja svetlana sylvain sylvia
sylvie szymon tadeusz takashi tamara tamas tania tanja tara taro tariq tatiana ted terence teresa tereza terry thea theo theodor
theresa therese thierry thomas thorsten tiago tibor tiffany till tim timo timothy tina tobias todd tom tomas tomasz tommaso tommy toni
tony torben tore torsten tove tracey tracy tristan tuomas udo ulf ulrich ulrike umut urs ursula ute uwe vaclav valentin valentina
valeria valerie vanessa vasily vera verena veronica veronika veronique vesna vicente vicki victor victoria viktor viktoria ville vincent
vincenzo violeta virginia vivian vivien vladimir volker wade wagner waldemar walter wanda warren wayne wendy werner wesley wiebke
wieslaw wilfried wilhelm will willem william winfried wojciech wolf wolfgang xavier ximena yann yannick yasmin yasmine yolanda yousef
youssef yuki yulia yuliya yuri yusuf yves yvette yvonne zainab zbigniew zdenek zeynep zofia zoltan zsofia zsolt zuzana zuzanna
aoife ciara niamh siobhan liam sinead eoin declan brendan aidan hamish ewan isla rhys gareth owen gwen megan carys
akiko ayako chihiro daiki emiko fumiko hideki hiroko junko kaori kazuo keiko kenta makoto mari megumi michiko naoki rina ryo sachiko
shinji takeshi takumi tomoko yoko yoshiko yumi
bogdan boguslaw bogumila gheorghe ileana mircea radu simona vlad zoran dragan goran jovana milica nenad petra slavko tihana
layla leyla noor rania reem saad salem samira tamer walid yasser zahra hadi farid fadi nabil rashid
aditya amit anil anita anjali arjun deepa deepak divya gaurav kavita kiran manish meena neha nisha pooja pradeep rahul raj rajesh
rakesh ravi rohit sanjay shreya sunil sunita suresh vijay vikram
jason kevin grace vivian gian jaap kees koen lieke lotte marijn roos ruud sjoerd teun wouter jeroen bram daan fleur hanneke
`;

const names: ReadonlySet<string> = new Set(common.split(/\s+/));

/**
 * Common family names in languages that put them first (Chinese, Korean, Vietnamese and Japanese in Latin letters,
 * Hungarian), folded. A name that begins with one may be in either order.
 */
const familyFirst = `
wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong xiao
cheng cao yuan deng fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao
zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan qian lei yin chang lai wen lau chan wong cheung leung
ng kwok lam tse yip kim lee park choi jung kang cho yoon jang lim shin seo kwon hwang ahn song yoo hong jeon ko moon yang bae baek
nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong ly sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi
kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi shimizu saito yamazaki mori abe ikeda hashimoto ishikawa yamashita
ogawa ishii hasegawa goto okada kondo maeda fujita endo aoki sakamoto murakami ota kaneko fujii fukuda nishimura miura takeuchi
nakajima okamoto matsuda harada nakano ono tamura fujimoto
nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp lakatos takacs juhasz meszaros olah simon racz fekete
szilagyi torok feher balazs gal kis szucs orsos kocsis fodor pinter szalai sipos magyar lukacs gulyas biro kiraly laszlo bogdan katona
jakab sandor boros varadi fazekas kelemen somogyi antal orban vincze hegedus deak budai
`;

const families: ReadonlySet<string> = new Set(familyFirst.split(/\s+/));

/** Whether a word is a common given name. For "Jean-Luc" the first part decides. */
export function isGivenName(word: string): boolean {
  const folded = foldText(word);
  return names.has(folded) || names.has(folded.split('-')[0] ?? '');
}

/** Whether a word is a common family name in a language that puts family names first. */
export function isFamilyFirst(word: string): boolean {
  return families.has(foldText(word));
}
