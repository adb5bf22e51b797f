import { queries } from '../../testing/typedQueries.ts';

/** Themes, other words for the same thing, and names spelled by ear. */
export const themesQueries = queries(String.raw`
รวย | Lucky Coin Draw | a theme: rich
ร่ำรวย | Lucky Coin Draw | a theme: wealthy
โชคลาภ | Lucky Coin Draw | a theme: fortune
เฮง | Lucky Coin Draw | a theme: luck, in the Chinese word
เศรษฐี | Lucky Coin Draw | a theme: millionaire
rich | Lucky Coin Draw | a theme
jackpot | Lucky Coin Draw | a theme
เงิน | Lucky Coin Draw / Coin Wheel | a theme: money
money | Coin Wheel / Lucky Coin Draw | a theme
ฟีนิกซ์ | Phoenix Ridge | a loan word, where names say it in Thai
นกไฟ | Phoenix Ridge | another word for a phoenix
hilo | Lucky Three Dice / Silk Sic Bo | the Thai game by its Latin name
hi-lo | Lucky Three Dice / Silk Sic Bo | the same with a hyphen
twenty one | Blackjack Salon | a nickname
halloween | Masks After Dark / Masked Poker / Candlelight Sorceress / Sorceress on Stage / The Perfume Witch | a theme
อวกาศ | Sky Breaker / Arcade Liftoff | a theme: space
space | Sky Breaker / Arcade Liftoff / Bottle Rocket Day | a theme
ชกมวย | Muay Ring / Magma Punch | boxing
boxing | Muay Ring / Magma Punch / Pocket Boxer | a sport
soccer | Full Time Football / Elephant Football | the American word
บอลไทย | Full Time Football / Weekend Fixtures / Elephant Football / Tiger Tip-Off / Virtual League | football, and a word too many
ลอตเตอรี่ | Loom Daily Lotto / Lucky Coin Draw / Morning Draw / Five Minute Draw / Durian Scratch / Three Digit Dream | a kind of game
lottery | Loom Daily Lotto / Lucky Coin Draw / Morning Draw / Five Minute Draw / Durian Scratch / Three Digit Dream | a kind of game
ตกปลา | Deep Sea Captain / Crab Cannon / Reef Rumble / Lure Legend / Longtail Angler / Turtle Treasure Dive / Dynamite Bass / Lava Reef | fishing, not shooting
พญานาค | Serpent Hunter / Serpent Strait / Typhoon Serpent / The Serpent Below | a theme: the serpent of the river
naga | Serpent Hunter / Serpent Strait / Typhoon Serpent / The Serpent Below | a theme
snake | Serpent Hunter / Serpent Strait / Typhoon Serpent / The Serpent Below | a theme
dog | Blue Mesa Wolf / Wolf of the Gale / Wolf in the Parlour / Hoop Wolves | a theme
bunny | Rabbit Under the Moon / Rabbit and Wax Moon / Rabbit Draw / Moonlight Ticket | a theme
dessert | Sugar Alley / Candy Crane / Candy Scratch / Rosewater Sweets | a theme
flower | Koi in Bloom / Bamboo Blossom / Rosewater Sweets | a theme
เกมส์ทุเรียน | Durian Riot | "game" and a name in one word
สล็อตเสือ | Whirlwind Tiger / Tiger Canyon / Tiger in Bamboo / Tiger Encore | a kind of game and a name in one word
มังกอน | A Dragon's Library / Jade River Dragon / Two Dragons, One Pearl / Storm Caller Dragon | spelled by ear
โรเล็ต | Golden Hour Roulette / Nine Room Roulette / Double Ball Roulette | another vowel
รูเหล็ก | Golden Hour Roulette / Nine Room Roulette / Double Ball Roulette | spelled by ear
mermade | Mermaid Pier / Mermaid's Net | spelled by ear
texas holdem | Andaman Hold'em | a word that no name has
elefant | Elephant Splash / Elephant Keno / Elephant Crossing / Elephant Football / Balloon Elephant / Elephant Stud Poker | spelled by ear
gorrila | Drum Gorilla / Gorilla Gym / Gorilla Volleyball | two typos
tiger slot demo | Whirlwind Tiger / Tiger Canyon / Tiger in Bamboo / Tiger Encore | words that are in every search
เล่นบาคาร่าออนไลน์ | Velvet Baccarat / Aurum Baccarat | words that are in every search
บาคาร่าฟรี | Velvet Baccarat / Aurum Baccarat | a word too many, without a space
สล็อตแตกง่าย | Durian Riot / Masks After Dark / Gecko Gulch Gold / Grocer's Bells / Tuk-Tuk Midnight Run / Midnight Longtail / Copper Rush | a kind of game, and praise
`);
