import { queries } from '../../testing/typedQueries.ts';

/** English names with typos, and words in another number or order. */
export const englishQueries = queries(String.raw`
midnihgt longtail | Midnight Longtail | two letters swapped
bamboo blososm | Bamboo Blossom | two letters swapped
two digit epxress | Two Digit Express | two letters swapped
the queit smuggler | The Quiet Smuggler | two letters swapped
slik sic bo | Silk Sic Bo | two letters swapped
kitse over the paddy | Kites over the Paddy | two letters swapped
snurise rooster | Sunrise Rooster | two letters swapped
cards by candellight | Cards by Candlelight | two letters swapped
syk breaker | Sky Breaker | two letters swapped
cnady crane | Candy Crane | two letters swapped
hrabour catch | Harbour Catch | two letters swapped
tku-tuk turbo | Tuk-Tuk Turbo | two letters swapped
noen dock robot | Neon Dock Robot | two letters swapped
windflal alley | Windfall Alley | two letters swapped
tku-tuk grand tour | Tuk-Tuk Grand Tour | two letters swapped
tropedo bay | Torpedo Bay | two letters swapped
arcade litfoff | Arcade Liftoff | two letters swapped
logn boat race | Long Boat Race | two letters swapped
andaman hlod'em | Andaman Hold'em | two letters swapped
sitcky sevens | Sticky Sevens | two letters swapped
tgier tip-off | Tiger Tip-Off | two letters swapped
two dragons, one peral | Two Dragons, One Pearl | two letters swapped
kio in bloom | Koi in Bloom | two letters swapped
rbabit draw | Rabbit Draw | two letters swapped
long tial, long luck | Long Tail, Long Luck | two letters swapped
elephant crosisng | Elephant Crossing | two letters swapped
nine room roulete | Nine Room Roulette | a letter is missing
ringide thunder | Ringside Thunder | a letter is missing
th thirteenth guest | The Thirteenth Guest | a letter is missing
weekend fixures | Weekend Fixtures | a letter is missing
rabit draw | Rabbit Draw | a letter is missing
laoon serenade | Lagoon Serenade | a letter is missing
coper rush | Copper Rush | a letter is missing
sik sic bo | Silk Sic Bo | a letter is missing
mermai's net | Mermaid's Net | a letter is missing
anaman hold'em | Andaman Hold'em | a letter is missing
attic treasre | Attic Treasure | a letter is missing
monkey bras band | Monkey Brass Band | a letter is missing
moster of the reef | Monster of the Reef | a letter is missing
duria derby | Durian Derby | a letter is missing
drm gorilla | Drum Gorilla | a letter is missing
th perfume witch | The Perfume Witch | a letter is missing
full time fooball | Full Time Football | a letter is missing
elepant keno | Elephant Keno | a letter is missing
tyhoon serpent | Typhoon Serpent | a letter is missing
lihthouse lanterns | Lighthouse Lanterns | a letter is missing
phoeix ridge | Phoenix Ridge | a letter is missing
strm caller dragon | Storm Caller Dragon | a letter is missing
lantern leters | Lantern Letters | a letter is missing
crb cannon | Crab Cannon | a letter is missing
fie mountain | Fire Mountain | a letter is missing
luncbox to mars | Lunchbox to Mars | a letter is missing
kaang card club | Kaeng Card Club | a wrong vowel
owl city exprass | Owl City Express | a wrong vowel
kita duel | Kite Duel | a wrong vowel
pande pancakes | Panda Pancakes | a wrong vowel
sevan alley | Seven Alley | a wrong vowel
fan tan hoase | Fan Tan House | a wrong vowel
a dregon's library | A Dragon's Library | a wrong vowel
creb cannon | Crab Cannon | a wrong vowel
blue mese wolf | Blue Mesa Wolf | a wrong vowel
full time footbell | Full Time Football | a wrong vowel
fira mountain | Fire Mountain | a wrong vowel
andeman hold'em | Andaman Hold'em | a wrong vowel
peerl song | Pearl Song | a wrong vowel
frait remix | Fruit Remix | a wrong vowel
drum gorille | Drum Gorilla | a wrong vowel
stacky sevens | Sticky Sevens | a wrong vowel
rabbat under the moon | Rabbit Under the Moon | a wrong vowel
rabbat and wax moon | Rabbit and Wax Moon | a wrong vowel
lost city of raan | Lost City of Rain | a wrong vowel
ringsade thunder | Ringside Thunder | a wrong vowel
aurumbaccarat | Aurum Baccarat | written as one word
theperfumewitch | The Perfume Witch | written as one word
sevenlittlekeys | Seven Little Keys | written as one word
tuktukturbo | Tuk-Tuk Turbo | written as one word
knockoutround | Knockout Round | written as one word
elephantstudpoker | Elephant Stud Poker | written as one word
sugaralley | Sugar Alley | written as one word
papercrownparty | Paper Crown Party | written as one word
owlcityexpress | Owl City Express | written as one word
andamanholdem | Andaman Hold'em | written as one word
cherrytraffic | Cherry Traffic | written as one word
turtlebayholiday | Turtle Bay Holiday | written as one word
pokdenglounge | Pok Deng Lounge | written as one word
shellsquad | Shell Squad | written as one word
longtailangler | Longtail Angler | written as one word
ringsidethunder | Ringside Thunder | written as one word
rainonthekoipond | Rain on the Koi Pond | written as one word
piratefishingcrew | Pirate Fishing Crew | written as one word
twodragonsonepearl | Two Dragons, One Pearl | written as one word
koiinbloom | Koi in Bloom | written as one word
tiger encores | Tiger Encore | singular or plural
golden hour roulettes | Golden Hour Roulette | singular or plural
tuk-tuk midnight runs | Tuk-Tuk Midnight Run | singular or plural
jade river dragons | Jade River Dragon | singular or plural
five minute draws | Five Minute Draw | singular or plural
owl city expres | Owl City Express | singular or plural
lost city of rains | Lost City of Rain | singular or plural
speed shoe baccarats | Speed Shoe Baccarat | singular or plural
sky breakers | Sky Breaker | singular or plural
elephant crossings | Elephant Crossing | singular or plural
the owl's inkwells | The Owl's Inkwell | singular or plural
dragon and tiger halls | Dragon and Tiger Hall | singular or plural
attic treasures | Attic Treasure | singular or plural
ace and crowns | Ace and Crown | singular or plural
phoenix ridges | Phoenix Ridge | singular or plural
ringside thunders | Ringside Thunder | singular or plural
elephant balloon | Balloon Elephant | words in another order
rooster sunday | Sunday Rooster | words in another order
draw rabbit | Rabbit Draw | words in another order
splash elephant | Elephant Splash | words in another order
breaker sky | Sky Breaker | words in another order
bingo bell | Bell Bingo | words in another order
monsoon mango | Mango Monsoon | words in another order
trench dragon | Dragon Trench | words in another order
remix fruit | Fruit Remix | words in another order
sorceress candlelight | Candlelight Sorceress | words in another order
football elephant | Elephant Football | words in another order
alley sugar | Sugar Alley | words in another order
gorilla drum | Drum Gorilla | words in another order
duel kite | Kite Duel | words in another order
derby durian | Durian Derby | words in another order
fixtures weekend | Weekend Fixtures | words in another order
`);
