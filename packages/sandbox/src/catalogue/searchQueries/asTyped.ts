import { queries } from '../../testing/typedQueries.ts';

/**
 * Sixty searches as players in Thailand type them, written before the search was implemented. Several names are listed
 * where several games are equally good.
 */
export const asTyped = queries(String.raw`
นํ้าเต้า | Gourd Crab Fish | sara am in two parts, with the tone mark between
นำ้เต้าปูปลา | Gourd Crab Fish | tone mark after sara am
นำเต้าปูปลา | Gourd Crab Fish | tone mark missing
น้ำเต้า ปู ปลา | Gourd Crab Fish | spaces between the words
บาคาร่า | Velvet Baccarat / Aurum Baccarat | several games begin with it, hot ones first
บาคารา | Velvet Baccarat / Aurum Baccarat | tone mark missing
บาคาล่า | Velvet Baccarat / Aurum Baccarat | l instead of r
บาคาร่า ออรัม | Aurum Baccarat | a space where the name has none
กำมะยี่ | Velvet Baccarat | a silent letter left out
รูเล็ต | Golden Hour Roulette / Nine Room Roulette / Double Ball Roulette | loan word, standard spelling
รูเลท | Golden Hour Roulette / Nine Room Roulette / Double Ball Roulette | loan word, phonetic spelling
ไฮโลว์ | Lucky Three Dice / Silk Sic Bo | an additional silent ending
ป็อกเด้ง | Pok Deng Lounge | another mark over the vowel
แบล็กแจ๊ก | Blackjack Salon | the other accepted spelling
โปกเกอ | Masked Poker / Elephant Stud Poker | marks and silent letter missing
ไพ่ 3 ใบ | Three Card Evening | a digit instead of a word
ปลาคาบ | Koi in Bloom / Koi and the Waterfall / Rain on the Koi Pond | loan word, phonetic spelling
ทุเรียน | Durian Riot | prefix, hot
ทุเรยีน | Durian Riot | two letters swapped
ธุเรียน | Durian Riot | another letter of the same sound
มังกร | Jade River Dragon / Two Dragons, One Pearl / Storm Caller Dragon / Dragon Trench | prefix
มังกรหยก | Jade River Dragon | two words written together, with one between them in the name
ห้องมังกร | Dragon Room | the whole name
หวย | Loom Daily Lotto / Rabbit Draw / Morning Draw / Midnight Numbers / Five Minute Draw | the shortest search
หวยเช้า | Morning Draw | two words written together
หวย 5 นาที | Five Minute Draw | a digit instead of a word
๓ ตัว | Three Digit Dream | a Thai digit instead of a word
ฟุตบอน | Full Time Football | n instead of l at the end
ตุกตุก | Tuk-Tuk Midnight Run / Tuk-Tuk Turbo / Tuk-Tuk Holiday | tone marks missing
ตุ๊กๆ | Tuk-Tuk Midnight Run / Tuk-Tuk Turbo / Tuk-Tuk Holiday | sign of repetition
เเพนด้า | Mist Peak Panda / Panda Takes Off / Bamboo Blossom / Panda Pancakes | ae typed as e twice
กะต่าย | Rabbit Under the Moon / Rabbit and Wax Moon | silent r omitted
นกฮุก | Owl and Almanac / The Clockwork Owl | short instead of long vowel
หงษ์ไฟ | Phoenix Ridge | common misspelling of s
กุนแจ | Seven Little Keys | n of the same sound, y left out
โจรสลัด | The Quiet Smuggler / Pirate Pinball | prefix or infix
ยิงปลา | Deep Sea Captain / Crab Cannon / Reef Rumble / Lure Legend / Longtail Angler / Turtle Treasure Dive / Dynamite Bass / Lava Reef | a kind of game
ปูปาตี้ | Crab Shack Party | silent letter left out
จรวจ | Sky Breaker / Arcade Liftoff | wrong last letter
เสือ bamboo | Tiger in Bamboo | both languages
velvet nine รูเล็ต | Nine Room Roulette | provider in English, game in Thai
kite key แพนด้า | Panda Takes Off | part of the provider, game in Thai
durian | Durian Riot / Durian Scratch | prefix, hot
durain riot | Durian Riot | two letters swapped
bacarat | Velvet Baccarat / Aurum Baccarat | a single instead of a double letter
roulete | Golden Hour Roulette / Nine Room Roulette / Double Ball Roulette | a single instead of a double letter
tuktuk | Tuk-Tuk Midnight Run / Tuk-Tuk Turbo / Tuk-Tuk Holiday / Tuk-Tuk Grand Tour | without its hyphen
dragon jade | Jade River Dragon | words in another order
holdem | Andaman Hold'em | without its apostrophe
black jack | Blackjack Salon | a space where the name has none
pheonix | Phoenix Ridge | two letters swapped, hot first
koi pon | Koi Pond Shooter | incomplete word
mid run | Tuk-Tuk Midnight Run | the beginnings of two words
7 keys | Seven Little Keys | a digit instead of a word
pixel durian | Durian Riot / Mango Stampede / Sugar Alley / Rusty Bot Diner / Cherry Traffic / Sticky Sevens | a provider
northstand elephant | Elephant Football | provider and game
,y'di | Jade River Dragon / Two Dragons, One Pearl / Storm Caller Dragon / Dragon Trench | มังกร on the keys of English
m6giupo | Durian Riot | ทุเรียน on the keys of English
กพฟเนื | Dragon Room / Dragon Dance Night / Dragon and Tiger Hall / Dragon Trench | dragon on the keys of Thai
านรยนืก | Koi Pond Shooter | koipond on the keys of Thai
`);
