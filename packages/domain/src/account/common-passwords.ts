/**
 * Words that lists of leaked passwords hold again and again. People meet the rules by a capital and a few digits
 * ("Password1", "P@ssw0rd2024!"), so what is compared is the bare word that such a password is made of.
 */
const words = new Set(
  `
  password passwort passwd pass passcode contrasena motdepasse senha parola haslo heslo salasana parool
  admin administrator root user guest test tester testing demo default temp temporary changeme change system server
  login logon welcome hello letmein access secret secure security private master qwerty azerty qwertz asdf zxcv
  iloveyou loveyou iloveu love lovely lover loveme babygirl babyboy baby angel princess prince queen king sweety
  sunshine flower butterfly rainbow diamond crystal cookie chocolate cheese banana orange apple cherry pepper ginger
  monkey dragon tiger lion eagle falcon phoenix wolf bear panda dolphin kitty kitten puppy doggy horse chicken
  football baseball basketball soccer hockey softball golf tennis cricket rugby liverpool chelsea arsenal barcelona
  realmadrid juventus manchester mancity manutd everton tottenham celtic rangers yankees lakers cowboys steelers
  eagles packers redsox giants broncos raiders jordan kobe lebron ronaldo messi neymar
  superman batman spiderman ironman captain starwars startrek pokemon pikachu naruto minecraft roblox fortnite
  warcraft starcraft counter counterstrike playstation nintendo xbox gamer player hunter killer sniper ninja samurai
  shadow ghost demon devil lucifer satan heaven jesus christ jesuschrist godisgood blessed faith hope freedom
  michael jennifer jessica ashley nicole daniel andrew anthony joshua matthew thomas robert charlie george william
  david james john joseph christopher christian jonathan benjamin samantha elizabeth amanda michelle melissa stephanie
  heather hannah taylor maria carlos miguel alejandro antonio francisco fernando ricardo roberto sebastian gabriel
  alexander alexandra alexis andrea angela patrick steven justin brandon austin dakota morgan jasmine vanessa victoria
  veronica natasha tatiana svetlana ekaterina sergey dmitry vladimir muhammad mohammed ahmed fatima
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter
  london paris berlin madrid moscow newyork america england germany france canada australia india mexico texas
  florida california chicago boston dallas
  google facebook twitter instagram youtube linkedin microsoft windows apple samsung iphone android yahoo hotmail gmail
  computer internet network wireless router cisco oracle mysql postgres database
  mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota nissan bmw audi
  whatever trustno trustnoone nothing something anything forever always family friend friends mother father
  brother sister daddy mommy money dollar lucky happy smile summer people party music guitar metallica nirvana eminem
  slipknot rockstar hiphop computer science school college student teacher doctor police company business office
  magic matrix merlin gandalf maverick ranger buster cooper bailey maggie molly sophie daisy lucy max rocky jake
  silver golden purple yellow black white green blue red scooter silly sparky corona trump biden covid
  fuckyou fuckoff fuckme asshole bitch bullshit sexy sexybitch pussy dick
  aa aaa abc abcd abcde abcdef qwe qwer asd zxc qaz wsx qazwsx qazwsxedc qweasd qweasdzxc zaq asdfgh asdfghjkl
  resume resumes bespeak job jobs career work jobseeker
  `
    .trim()
    .split(/\s+/),
)

/** Keys that lie beside each other, and counting: a password made only of such runs is no secret. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '1a2b3c4d5e6f7g8h9i0j',
  '!@#$%^&*()',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return spellings(plain).some((spelling) => words.has(spelling) || words.has(halfOf(spelling))) || isMadeOfRuns(plain)
}

/** The words it may be read as, whatever digits and signs are put around or in place of letters. */
function spellings(text: string): string[] {
  const tail = /[^\p{L}]+$/u
  const bare = text.replace(/^[^\p{L}@$]+/u, '').replace(tail, '')
  const leading = lettersOf(text.replace(tail, ''))
  const inner = lettersOf(bare)
  return [bare, leading, inner, inner.replaceAll('i', 'l')]
}

const lettersOf = (text: string) =>
  [...text].flatMap((character) => lookAlikes[character] ?? (/\p{L}/u.test(character) ? character : [])).join('')

/** "welcomewelcome" is "welcome". */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return text === half + half ? half : ''
}

const shortestRun = 3

function isMadeOfRuns(text: string): boolean {
  let at = 0
  while (at < text.length) {
    const length = Math.max(rowRun(text, at), sameRun(text, at))
    // One or two signs at the end ("Qwerty12!") do not make it another password.
    if (length === 0) return at >= text.length - 2 && at >= shortestRun
    at += length
  }
  return true
}

function rowRun(text: string, at: number): number {
  let length = shortestRun
  while (at + length <= text.length && runs.some((run) => run.includes(text.slice(at, at + length)))) length += 1
  return length - 1 >= shortestRun ? length - 1 : 0
}

function sameRun(text: string, at: number): number {
  let length = 1
  while (text[at + length] === text[at]) length += 1
  return length > 1 ? length : 0
}
