import { queries } from '../../testing/typedQueries.ts';

/** Names on the keys of the other layout. */
export const keysQueries = queries(String.raw`
co;xtdkiy'gf | Reef Rumble | the Thai name on English keys
sk'pk;]jkx]k | Longtail Angler | the Thai name on English keys
L7dginvpk; | Long Boat Race | the Thai name on English keys
a69[v]g9H,g; | Full Time Football | the Thai name on English keys
xkiN9uh,'d6E | Paper Crown Party | the Thai name on English keys
-;fs,7dodV^d | The Owl's Inkwell | the Thai name on English keys
wrj.9hcl'gmu | Cards by Candlelight | the Thai name on English keys
crofhk9bfxud | Panda Takes Off | the Thai name on English keys
96Ud96Udgmvi | Tuk-Tuk Turbo | the Thai name on English keys
s;pdit9jkp0y | Rabbit Draw | the Thai name on English keys
FV]gvH,vyofk | Andaman Hold'em | the Thai name on English keys
,t,j;'sohk/o | Mango Monsoon | the Thai name on English keys
vl^ico;xtdki | Monster of the Reef | the Thai name on English keys
],sv[F=8 | Windfall Alley | the Thai name on English keys
g,nv']y[d]k' | Lost City of Rain | the Thai name on English keys
odV^dw-]ko | The Clockwork Owl | the Thai name on English keys
xbjoF9wxfk;v | Lunchbox to Mars | the Thai name on English keys
:kdg,nv'lkib | Ruins of Sarika | the Thai name on English keys
c-d8omujlb[l | The Thirteenth Guest | the Thai name on English keys
g0Hf]6dgxHow | Sevens on Fire | the Thai name on English keys
[bUd:bd:Ndit | Big Six Bells | the Thai name on English keys
i^g]H9shv'gd | Nine Room Roulette | the Thai name on English keys
fj;oodV^dik9 | Owl City Express | the Thai name on English keys
0y's;tditfbj | Bell Beat | the Thai name on English keys
ทรกืรเ้ะ ่ำไำสสำพ | Midnight Jeweller | the English name on Thai keys
พีรืห นด หฟพราฟ | Ruins of Sarika | the English name on Thai keys
แฟพกห ิั แฟืกสำสรเ้ะ | Cards by Candlelight | the English name on Thai keys
แพฟิ แฟืืนื | Crab Cannon | the English name on Thai keys
าระแ้ำื ะฟิสำ กรแำ | Kitchen Table Dice | the English name on Thai keys
หำพยำืะ หะพฟระ | Serpent Strait | the English name on Thai keys
าฟำืเ แฟพก แสีิ | Kaeng Card Club | the English name on Thai keys
สีืแ้ินป ะน ทฟพห | Lunchbox to Mars | the English name on Thai keys
าระำ กีำส | Kite Duel | the English name on Thai keys
ยำฟพส หนืเ | Pearl Song | the English name on Thai keys
ะัย้นนื หำพยำืะ | Typhoon Serpent | the English name on Thai keys
แฟืกั แพฟืำ | Candy Crane | the English name on Thai keys
หาั ิพำฟาำพ | Sky Breaker | the English name on Thai keys
ฟะะรแ ะพำฟหีพำ | Attic Treasure | the English name on Thai keys
ินะะสำ พนแาำะ กฟั | Bottle Rocket Day | the English name on Thai keys
หนพแำพำหห นื หะฟเำ | Sorceress on Stage | the English name on Thai keys
ยำืืั ่ฟพ | Penny Jar | the English name on Thai keys
นไส แระั ำปยพำหห | Owl City Express | the English name on Thai keys
พีิั ไ้ำำส | Ruby Wheel | the English name on Thai keys
กพฟเนื ะพำืแ้ | Dragon Trench | the English name on Thai keys
สีแาั ะ้พำำ กรแำ | Lucky Three Dice | the English name on Thai keys
หำพยำืะ ้ีืะำพ | Serpent Hunter | the English name on Thai keys
ทฟืเน หะฟทยำกำ | Mango Stampede | the English name on Thai keys
ดสนฟะรืเ ทฟพาำะ ทนพืรืเ | Floating Market Morning | the English name on Thai keys
`);
